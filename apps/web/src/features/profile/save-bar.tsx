import { useInteractive } from "../../ui/use-interactive.ts";
import type { ProfileSaving } from "./profile-atoms.ts";

/** Where the profile stands, told also to whoever cannot see it, and the button that saves it. */
export function SaveBar({
  saving,
  isUnsaved,
  faultCount,
  fault,
}: {
  saving: ProfileSaving;
  isUnsaved: boolean;
  faultCount: number;
  /** What went wrong that is no one field's. */
  fault: string | undefined;
}) {
  const isInteractive = useInteractive();
  const isBusy = saving.status === "saving";
  return (
    <div className="save-bar">
      <div className="min-w-0 flex-1 text-note text-soft tablet:text-small">
        <output>{fault === undefined && faultCount === 0 && sayState(saving, isUnsaved)}</output>
        <p role="alert" className="font-semibold text-ink">
          {fault ?? (faultCount > 0 && "Not saved yet: something above needs another look.")}
        </p>
      </div>
      <button
        type="submit"
        // Sent before its code is there, the form would lose what was typed.
        disabled={!isInteractive}
        aria-disabled={isBusy}
        className="action min-h-12 flex-none px-6"
      >
        {isBusy
          ? "Saving …"
          : saving.status === "failed" && fault !== undefined
            ? "Try again"
            : "Save profile"}
      </button>
    </div>
  );
}

function sayState({ status }: ProfileSaving, isUnsaved: boolean): string {
  if (status === "saving") return "Saving your profile …";
  if (isUnsaved) return "There are changes you have not saved.";
  return status === "saved" ? "Your profile is saved." : "";
}
