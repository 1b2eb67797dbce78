import { useEffect, useState } from "react";
import type { MemberName } from "../../../shared/accounts/member-name.ts";

/** As long as a writer is shown after they last pressed a key. */
const writingMs = 6_000;

/** Who is writing, for as long as they do. */
export function useTypingMembers() {
  const [writers, setWriters] = useState<readonly (MemberName & { until: number })[]>([]);
  // Writers are forgotten by the clock.
  useEffect(() => {
    if (writers.length === 0) return;
    const timer = setInterval(() => setWriters((now) => now.filter(({ until }) => until > Date.now())), 1_000);
    return () => clearInterval(timer);
  }, [writers.length]);
  const without = (slug: string) => (now: typeof writers) => now.filter((writer) => writer.slug !== slug);
  return {
    writers,
    /** They have pressed a key. */
    add(member: MemberName) {
      const until = Date.now() + writingMs;
      setWriters((now) => [...without(member.slug)(now), { ...member, until }]);
    },
    /** They have posted. */
    remove: (slug: string) => setWriters(without(slug)),
  };
}
