import type { SignIn } from "@farwork/domain/contract";

import { useFormats } from "#formats";

import { useInteractive } from "../../ui/use-interactive.ts";

/** One log-in: in which browser and on which system, since when, last used on what day; the one of this browser is marked. */
export function SignInRow({
  signIn: { startedAt, lastUsedOn, browser, system, isCurrent },
  isBusy,
  onEnd,
}: {
  signIn: SignIn;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const formats = useFormats();
  const isInteractive = useInteractive();
  const name = `${browser ?? "Another browser"}${system ? ` on ${system}` : ""}`;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-rule py-3">
      <span className="flex flex-col">
        <span className="font-semibold">
          {name}
          {isCurrent && <span className="font-normal"> · this browser</span>}
        </span>
        <span className="text-small text-soft">
          Since {formats.day(startedAt)}, last used on {formats.day(lastUsedOn)}
        </span>
      </span>
      {!isCurrent && (
        <button
          type="button"
          disabled={!isInteractive}
          aria-disabled={isBusy}
          aria-label={`Log out ${name}, in use since ${formats.day(startedAt)}`}
          onClick={onEnd}
          className="quiet-action shrink-0"
        >
          Log out
        </button>
      )}
    </li>
  );
}
