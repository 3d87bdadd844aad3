import { DataError } from "@farwork/data/data-error";
import { cleanup, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { changeHidden } from "../hidden-jobs/change-hidden.ts";
import { useSyncHiddenJobs } from "./use-sync-hidden-jobs.ts";

const setHiddenEntries = vi.fn<BrowserData["setHiddenEntries"]>();

beforeEach(() => {
  vi.useFakeTimers();
  setHiddenEntries.mockReset();
  setHiddenEntries.mockResolvedValue();
});
afterEach(() => {
  document.cookie = "hidden=; path=/; max-age=-1";
});

function visitAs(uid: string) {
  const store = createStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ setHiddenEntries }) });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useSyncHiddenJobs(uid), { wrapper });
}

const wait = () => vi.advanceTimersByTimeAsync(5000);
const hide = (value: string) => changeHidden({ kind: "jobs", value, isHidden: true });
const told = () => setHiddenEntries.mock.calls.map(([{ jobs }]) => jobs);

describe("hidden jobs", () => {
  it("are sent to the server at log-in, and not again on the next page", async () => {
    await hide("remotive-1");
    visitAs("ada").unmount();
    visitAs("ada");
    await wait();
    cleanup();
    visitAs("ada");
    await wait();
    expect(told()).toEqual([["remotive-1"]]);
  });

  it("are sent once for several changes in a row, also when nothing is hidden any more", async () => {
    visitAs("ada");
    await hide("remotive-1");
    await hide("remotive-2");
    await wait();
    expect(told()).toEqual([["remotive-1", "remotive-2"]]);
    await changeHidden({ kind: "jobs", value: "remotive-1", isHidden: false });
    await changeHidden({ kind: "jobs", value: "remotive-2", isHidden: false });
    await wait();
    expect(told().at(-1)).toEqual([]);
  });

  it("of another device are kept by one on which nothing was ever hidden", async () => {
    visitAs("ada");
    await wait();
    expect(told()).toEqual([]);
  });

  it("are not sent for the next user, until they hide something themselves", async () => {
    await hide("remotive-1");
    visitAs("ada");
    await wait();
    cleanup();
    visitAs("bob");
    await wait();
    expect(told()).toEqual([["remotive-1"]]);
    await hide("remotive-2");
    await wait();
    expect(told().at(-1)).toEqual(["remotive-1", "remotive-2"]);
  });

  it("are sent on the next page after a failure", async () => {
    await hide("remotive-1");
    setHiddenEntries.mockRejectedValueOnce(new DataError("unavailable"));
    visitAs("ada");
    await wait();
    cleanup();
    visitAs("ada");
    await wait();
    expect(told()).toHaveLength(2);
  });
});
