import { act, render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { FakeNavigation } from "../../testing/fake-navigation.tsx";
import { announceNavigation } from "./navigation-start.ts";
import { PageLoading } from "./page-loading.tsx";

beforeEach(() => void vi.useFakeTimers());

const at = (path: string) => (
  <FakeNavigation path={path}>
    <PageLoading />
  </FakeNavigation>
);
const isShown = () => document.querySelector(".page-loading") !== null;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const ask = (path: string) => act(async () => announceNavigation(path));

describe("the skeleton of a loading page", () => {
  it("is shown when a page takes longer than a moment, until it is there", async () => {
    history.replaceState(null, "", "/");
    const { rerender } = render(at("/"));
    await ask("/jobs/a-1/cook");
    wait(119);
    expect(isShown()).toBe(false);
    wait(1);
    expect(isShown()).toBe(true);
    rerender(at("/jobs/a-1/cook"));
    expect(isShown()).toBe(false);
  });

  it("is not shown for a faster page", async () => {
    history.replaceState(null, "", "/");
    const { rerender } = render(at("/"));
    await ask("/jobs/a-1/cook");
    wait(100);
    rerender(at("/jobs/a-1/cook"));
    wait(1000);
    expect(isShown()).toBe(false);
  });

  it("disappears when the user stays after all, or only filters the page", async () => {
    history.replaceState(null, "", "/");
    render(at("/"));
    await ask("/jobs/a-1/cook");
    wait(200);
    await ask("/?type=contract");
    expect(isShown()).toBe(false);
    wait(200);
    expect(isShown()).toBe(false);
  });
});
