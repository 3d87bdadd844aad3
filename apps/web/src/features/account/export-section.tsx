"use client";

import { useStore } from "jotai";
import { useRef, useState } from "react";

import { FaultText } from "../../ui/form-field.tsx";
import { useInteractive } from "../../ui/use-interactive.ts";
import { exportFile } from "./account-data.ts";
import { EXPORT_FILES, type ExportFile } from "./write-export.ts";

type State =
  | { readonly status: "ready" }
  | { readonly status: "busy" | "done" | "failed"; readonly kind: ExportFile };

/** Download buttons for the user's data. */
export function ExportSection() {
  const store = useStore();
  const isInteractive = useInteractive();
  const isBusy = useRef(false);
  const [state, setState] = useState<State>({ status: "ready" });

  async function download(kind: ExportFile) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: "busy", kind });
    try {
      downloadFile(await exportFile(store, kind));
      setState({ status: "done", kind });
    } catch {
      setState({ status: "failed", kind });
    }
    isBusy.current = false;
  }

  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col border-t border-rule">
        {EXPORT_FILES.map(({ kind, name, format }) => {
          const isMine = state.status === "busy" && state.kind === kind;
          return (
            <li key={kind} className="flex items-center justify-between gap-4 border-b border-rule py-3">
              <span>{name}</span>
              <button
                type="button"
                disabled={!isInteractive}
                aria-disabled={state.status === "busy"}
                aria-label={`Download ${format}: ${name}`}
                onClick={() => void download(kind)}
                className="quiet-action min-w-40 shrink-0 justify-center"
              >
                {isMine ? "Collecting …" : `Download ${format}`}
              </button>
            </li>
          );
        })}
      </ul>
      <output className="block min-h-6 text-small text-soft">
        <Progress state={state} />
      </output>
    </div>
  );
}

function Progress({ state }: { state: State }) {
  if (state.status === "busy") return "Preparing your data …";
  if (state.status === "done") return "The file is in your downloads.";
  if (state.status === "failed") {
    return <FaultText>Your data couldn’t be downloaded. Nothing is lost. Try again in a moment.</FaultText>;
  }
  return null;
}

/** Downloads a file. */
function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
