import type { CodeWanted } from "@farwork/data";

import { SiteLink } from "../ui/site-link.tsx";
import { CodeStep } from "./code-step.tsx";
import { EntranceNotice } from "./entrance-notice.tsx";
import type { WayIn } from "./use-entrance.ts";

/** What logging in takes after the password is changed. */
export function PasswordChanged({ wanted, wayIn }: { wanted: CodeWanted | undefined; wayIn: WayIn }) {
  if (wanted === undefined) {
    return (
      <>
        <EntranceNotice entrance={wayIn.entrance} onEnter={() => void wayIn.enter()} />
        <SiteLink href="/log-in" className="action">
          Log in
        </SiteLink>
      </>
    );
  }
  return (
    <CodeStep
      wanted={wanted}
      wayIn={wayIn}
      renderLeave={(isBusy) => (
        <SiteLink
          href="/log-in"
          aria-disabled={isBusy}
          onClick={(event) => isBusy && event.preventDefault()}
          className="quiet-action"
        >
          Log in
        </SiteLink>
      )}
    />
  );
}
