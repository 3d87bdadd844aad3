import type { BrowserData } from "../../platform/backend/browser-data.ts";
import { MarkDesk, type MarkStore } from "./mark-desk.ts";
import type { MarkPicture } from "./mark-picture.ts";
import { type MarkTabs, openMarkTabs } from "./mark-tabs.ts";
import { markKey } from "./mark.ts";

type MarkCalls = Pick<BrowserData, "fetchJobMarks" | "setJobSaved" | "setJobApplied">;

/** Opens the desk that takes a person's wishes about marks in this tab; `show` is told what to show. */
export function openDesk(
  uid: string,
  {
    load,
    openTabs = openMarkTabs,
    show,
  }: {
    load: () => Promise<MarkCalls>;
    openTabs?: ((uid: string) => MarkTabs) | undefined;
    show: (picture: MarkPicture) => void;
  },
): MarkDesk {
  const desk = new MarkDesk({ store: storeOf(load, uid), tabs: openTabs(uid), show });
  desk.resume();
  return desk;
}

/** Theirs alone: another tab may have signed somebody else in, of whom this one has not heard yet. */
function storeOf(load: () => Promise<MarkCalls>, uid: string): MarkStore {
  return {
    fetchMarked: async () => {
      const { saved, applied } = await (await load()).fetchJobMarks(uid);
      return [
        ...saved.map(({ jobId }) => markKey({ kind: "saved", jobId })),
        ...applied.map(({ jobId }) => markKey({ kind: "applied", jobId })),
      ];
    },
    setMark: async ({ kind, jobId }, isMarked) => {
      const data = await load();
      return kind === "saved"
        ? data.setJobSaved(jobId, isMarked, uid)
        : data.setJobApplied(jobId, isMarked, uid);
    },
  };
}
