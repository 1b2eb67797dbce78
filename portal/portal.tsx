import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import { useCallback, useEffect, useState } from "react";
import { api, type PortalRefusal } from "./api.ts";
import { comeIn } from "./entrance.ts";
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

  const enter = useCallback(() => {
    setScreen({ at: "waiting" });
    comeIn().then(
      ({ branding, ...entrance }) => {
        setBranding(branding);
        setScreen(entrance);
      },
      (refusal: PortalRefusal) => setScreen({ at: "trouble", why: refusal.message }),
    );
  }, []);
  // The page is opened once.
  useEffect(enter, [enter]);

  // A link from a letter, opened where the portal is open already, changes only what stands behind the #.
  useEffect(() => {
    const comeAgain = () => location.hash.length > 1 && location.reload();
    addEventListener("hashchange", comeAgain);
    return () => removeEventListener("hashchange", comeAgain);
  }, []);

  // The page's own colours follow the app's, and the reader's light or dark.
  useEffect(() => (branding ? wear(branding) : undefined), [branding]);
  // So does the tab's name.
  useEffect(() => {
    if (branding?.app_name) document.title = `${branding.app_name}: your purchases`;
  }, [branding]);

  const shut = useCallback(() => {
    setScreen({ at: "door", why: "You were away for a while. Please ask for a new link." });
  }, []);
  const change = useCallback((customer: PortalAnswer) => setScreen({ at: "desk", customer }), []);
  const leave = async () => {
    try {
      await api.leave();
      setScreen({ at: "door", why: "You have left. This device remembers nothing." });
    } catch (refusal) {
      setScreen({ at: "trouble", why: `You are still in. ${(refusal as PortalRefusal).message}` });
    }
  };

  return (
    <Frame branding={branding} onLeave={screen.at === "desk" ? () => void leave() : null}>
      {screen.at === "waiting" && <Waiting />}
      {screen.at === "door" && <SignIn why={screen.why} />}
      {screen.at === "desk" && <Desk customer={screen.customer} branding={branding} onChange={change} onShut={shut} />}
      {screen.at === "trouble" && <Trouble why={screen.why} onAgain={enter} />}
    </Frame>
  );
}
