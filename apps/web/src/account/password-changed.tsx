import type { CodeWanted } from "@farwork/data";

import { SiteLink } from "../ui/site-link.tsx";
import { CodeMailedNote } from "./code-mailed-note.tsx";
import { CodeStep } from "./code-step.tsx";
import { EntranceNotice } from "./entrance-notice.tsx";
import type { WayIn } from "./use-entrance.ts";

/** Tells the person of `email` that their password is changed, and what logging in with it takes. */
export function PasswordChanged({
  email,
  wanted,
  wayIn,
}: {
  email: string;
  wanted: CodeWanted | undefined;
  wayIn: WayIn;
}) {
  return (
    <>
      <output className="block text-lead">Your password is changed.</output>
      {wanted === undefined ? (
        <>
          <EntranceNotice entrance={wayIn.entrance} onEnter={() => void wayIn.enter()} />
          <SiteLink href="/log-in" className="action">
            Log in
          </SiteLink>
        </>
      ) : (
        <>
          <CodeMailedNote email={email} />
          <CodeStep wanted={wanted} wayIn={wayIn} />
        </>
      )}
    </>
  );
}
