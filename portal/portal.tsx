import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import { useCallback, useEffect, useState } from "react";
import { api, PortalRefusal } from "./api.ts";
import { wear } from "./look.ts";
import { Desk } from "./parts/desk.tsx";
import { Frame } from "./parts/frame.tsx";
import { SignIn } from "./parts/sign-in.tsx";
import { Trouble } from "./parts/trouble.tsx";
import { Waiting } from "./parts/waiting.tsx";

type Screen =
  | { at: "waiting" }
  | { at: "door"; why: string | null }
  | { at: "desk"; customer: PortalAnswer }
  | { at: "trouble"; why: string };

/** Where a customer sees what they bought: first the door, behind it everything on one page. */
export function Portal() {
  const [branding, setBranding] = useState<PortalBranding | null>(null);
  const [screen, setScreen] = useState<Screen>({ at: "waiting" });

  const refuse = useCallback((refusal: unknown) => {
    const { status, message } = refusal as PortalRefusal;
    if (status === 401) setScreen({ at: "door", why: null });
    else if (status === 410) setScreen({ at: "door", why: message });
    else setScreen({ at: "trouble", why: message });
  }, []);

  // The page is opened by a link from a letter, or by a cookie from before.
  useEffect(() => {
    let isGone = false;
    open()
      .then(({ look, screen }) => {
        if (isGone) return;
        setBranding(look);
        setScreen(screen);
      })
      .catch((refusal) => isGone || refuse(refusal));
    return () => {
      isGone = true;
    };
  }, [refuse]);

  // A link from a letter, opened where the portal is open already, changes only what stands behind the #.
  useEffect(() => {
    const comeAgain = () => location.hash.length > 1 && location.reload();
    addEventListener("hashchange", comeAgain);
    return () => removeEventListener("hashchange", comeAgain);
  }, []);

  // The page's own colours follow the app's, and the reader's light or dark.
  useEffect(() => (branding ? wear(branding) : undefined), [branding]);

  const leave = async () => {
    await api.leave().catch(() => undefined);
    setScreen({ at: "door", why: "You have left. This device remembers nothing." });
  };

  return (
    <Frame branding={branding} onLeave={screen.at === "desk" ? () => void leave() : null}>
      {screen.at === "waiting" && <Waiting />}
      {screen.at === "door" && <SignIn why={screen.why} />}
      {screen.at === "desk" && (
        <Desk
          customer={screen.customer}
          branding={branding}
          onChange={(customer) => setScreen({ at: "desk", customer })}
          onShut={() => setScreen({ at: "door", why: "You were away for a while. Please ask for a new link." })}
        />
      )}
      {screen.at === "trouble" && <Trouble why={screen.why} />}
    </Frame>
  );
}

/** In development React asks twice; the link's token works once. */
let opening: Promise<{ look: PortalBranding; screen: Screen }> | undefined;

function open(): Promise<{ look: PortalBranding; screen: Screen }> {
  opening ??= come().catch((refusal) => {
    opening = undefined;
    throw refusal;
  });
  return opening;
}

async function come(): Promise<{ look: PortalBranding; screen: Screen }> {
  const token = location.hash.slice(1);
  const look = await api.branding();
  document.title = look.app_name ? `${look.app_name}: your purchases` : document.title;
  if (token) {
    // Out of the address before anything else can read or bookmark it.
    history.replaceState(null, "", location.pathname);
    try {
      await api.enter(token);
    } catch (refusal) {
      if (refusal instanceof PortalRefusal && refusal.status === 410)
        return { look, screen: { at: "door", why: refusal.message } };
      throw refusal;
    }
  }
  if (!(await api.isOpen())) return { look, screen: { at: "door", why: null } };
  return { look, screen: { at: "desk", customer: await api.customer() } };
}
