import { expect, it, vi } from "vitest";

import { FakeKeptWishes } from "../../testing/fake-kept-wishes.ts";
import { MarkDesk, type MarkStore } from "./mark-desk.ts";
import { EMPTY_PICTURE, type MarkNews, type MarkPicture, shownMarks } from "./mark-picture.ts";
import { markKey } from "./mark.ts";

const SAVED = { kind: "saved", jobId: "remotive-1" } as const;

/** A tab that takes turns with another one, and hears what that one tells. */
function openTab(setMark: MarkStore["setMark"]) {
  let time = 0;
  let turns: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(_: string, task: () => Promise<Result>): Promise<Result> => {
    const mine = turns.then(task);
    turns = mine.catch(() => undefined);
    return mine;
  };
  let hear: (news: MarkNews) => void = () => {};
  let picture: MarkPicture = EMPTY_PICTURE;
  const wishes = new FakeKeptWishes().open();
  const desk = new MarkDesk({
    store: { setMark, fetchMarked: async () => [] },
    tabs: {
      now: () => (time += 1),
      wishes,
      inTurn,
      tell: () => {},
      listen: (listener) => (hear = listener),
      close: () => {},
    },
    show: (shown) => (picture = shown),
  });
  return {
    desk,
    kept: () => wishes.list(),
    screen: () => [...shownMarks(picture, new Set())],
    hear: (news: MarkNews) => hear(news),
    otherTabBegins: () => {
      const turn = Promise.withResolvers<void>();
      void inTurn("", () => turn.promise);
      return (isMarked: boolean) => {
        hear({ kind: "written", at: (time += 1), key: markKey(SAVED), isMarked });
        turn.resolve();
      };
    },
  };
}

/** A tab that owes a save: a late write undid it, and writing it again failed. */
async function openOwingTab() {
  const late = Promise.withResolvers<void>();
  const setMark = vi.fn<MarkStore["setMark"]>(async () => true);
  const tab = openTab(setMark);
  setMark.mockRejectedValueOnce(Object.assign(new Error("given up"), { underway: late.promise }));
  expect(await tab.desk.ask(SAVED, false)).toBe(false);
  expect(await tab.desk.ask(SAVED, true)).toBe(true);
  setMark.mockRejectedValueOnce(new Error("offline"));
  late.resolve();
  await vi.waitFor(() => expect(setMark).toHaveBeenCalledTimes(3));
  await vi.waitFor(() => expect(tab.screen()).toEqual([]));
  setMark.mockClear();
  return { ...tab, setMark };
}

it("writes again at the next look what a late write undid", async () => {
  const { desk, setMark, screen } = await openOwingTab();
  await desk.refreshIfDue();
  await vi.waitFor(() => expect(setMark.mock.calls).toEqual([[SAVED, true]]));
  expect(screen()).toEqual([markKey(SAVED)]);
});

it("writes nothing again that was asked for otherwise in another tab while it waited for its turn", async () => {
  const { desk, setMark, screen, otherTabBegins } = await openOwingTab();
  const otherTabEnds = otherTabBegins();
  const looked = desk.refreshIfDue();
  expect(screen()).toEqual([markKey(SAVED)]);
  otherTabEnds(false);
  await looked;
  await vi.waitFor(() => expect(screen()).toEqual([]));
  expect(setMark).not.toHaveBeenCalled();
});

it("still owes what an older word of another tab, late on its way, was about", async () => {
  const { desk, setMark, hear } = await openOwingTab();
  hear({ kind: "written", at: 0, key: markKey(SAVED), isMarked: true });
  await desk.refreshIfDue();
  await vi.waitFor(() => expect(setMark.mock.calls).toEqual([[SAVED, true]]));
});

it("owes nothing any more once another tab has written it since", async () => {
  const { desk, setMark, otherTabBegins } = await openOwingTab();
  otherTabBegins()(true);
  await desk.refreshIfDue();
  await desk.refresh();
  expect(setMark).not.toHaveBeenCalled();
});

it("writes once what it owes, however often it is looked at meanwhile", async () => {
  const { desk, setMark, kept } = await openOwingTab();
  const writing = Promise.withResolvers<boolean>();
  setMark.mockReturnValueOnce(writing.promise);
  await desk.refreshIfDue();
  await vi.waitFor(() => expect(setMark).toHaveBeenCalledOnce());
  await desk.refreshIfDue();
  await desk.refreshIfDue();
  writing.resolve(true);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(setMark.mock.calls).toEqual([[SAVED, true]]);
});
