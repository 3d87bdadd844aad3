/** The keys and what each does, as the help tells it. */
export const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["/"], does: "Search" },
  { keys: ["j"], does: "Go to the next job" },
  { keys: ["k"], does: "Go to the job before" },
  { keys: ["o", "Enter"], does: "Open the job" },
  { keys: ["s"], does: "Save the job, or take it off your list" },
  { keys: ["a"], does: "Mark the job as applied to, or not" },
  { keys: ["Esc"], does: "Close what is open" },
  { keys: ["?"], does: "Show these keys" },
];
