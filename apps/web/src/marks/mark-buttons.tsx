import { MarkButton } from "./mark-button.tsx";
import type { MarkRequest } from "./remembered-mark.ts";

/** Both buttons of a job: save it, and mark it as applied to. */
export function MarkButtons({ job, look }: { job: MarkRequest["job"]; look: "quiet" | "full" }) {
  // What a job holds besides is not sent to the browser once more.
  const { firestoreId, title } = job;
  return (
    <div className={`mark-buttons mark-buttons-${look}`}>
      <MarkButton kind="saved" job={{ firestoreId, title }} look={look} />
      <MarkButton kind="applied" job={{ firestoreId, title }} look={look} />
    </div>
  );
}
