import { buildJob } from "@farwork/domain/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useEffect } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildFacets, buildListing } from "../../testing/build-listing.ts";
import { buildSeed } from "../../testing/build-seed.ts";

const facets = buildFacets({ job_type: [{ value: "contract", count: 2 }] });
const jobs = Array.from({ length: 20 }, (_, at) => buildJob({ sourceId: `${at}`, title: `Cook ${at}` }));
const answer = { listing: buildListing({ jobs, totalJobs: 20, facets }) };

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json(answer.listing)));
afterEach(() => history.replaceState(null, "", "/"));

/** The page in a fresh process, with the listing's code not loaded yet. */
async function buildPage(around?: ReactNode) {
  vi.resetModules();
  const { onBoard } = await import("../../testing/render-on-board.tsx");
  const { LazyListing } = await import("./lazy-listing.tsx");
  return onBoard(
    <main>
      <LazyListing seed={buildSeed("", { answer })} posting={undefined} />
      {around}
    </main>,
  );
}

const renderOnServer = async () => new Response(await renderToReadableStream(await buildPage())).text();
const isUsable = () => !screen.getByRole<HTMLButtonElement>("button", { name: "Save Cook 0" }).disabled;

describe("a page of the listing", () => {
  it("is complete in the server's markup without scripts, however long it is", async () => {
    const markup = await renderOnServer();
    expect(markup.match(/<article/g)).toHaveLength(20);
    // React's out-of-order markup needs a script to move it into place.
    expect(markup).not.toMatch(/<template|<script/);
  });

  it("hydrates once its code is there, after the page around it", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = await renderOnServer();
    const entry = container.querySelector("article");
    const tellAround = vi.fn<(isListingUsable: boolean) => void>();
    function Around() {
      useEffect(() => tellAround(isUsable()), []);
      return null;
    }
    const page = await buildPage(<Around />);
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    render(page, { container, hydrate: true, onRecoverableError });
    expect([tellAround.mock.calls, isUsable()]).toEqual([[[false]], false]);
    await act(() => import("./listing.tsx"));
    await waitFor(() => expect(isUsable()).toBe(true));
    expect(entry && container.contains(entry)).toBe(true);
    await userEvent.click(screen.getByRole("checkbox", { name: /^Contract/ }));
    expect(location.search).toBe("?type=contract");
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it("keeps the server's markup while its code fails to load, and retries", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = await renderOnServer();
    const markup = container.innerHTML;
    const page = await buildPage();
    // Leave idle callbacks real: React may still cancel those of the previous page.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.doMock("./listing.tsx", () => {
      throw new Error("The network is away.");
    });
    render(page, { container, hydrate: true });
    await expect(import("./listing.tsx")).rejects.toThrow("error when mocking");
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    expect(container.innerHTML).toBe(markup);
    vi.doUnmock("./listing.tsx");
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await act(() => import("./listing.tsx"));
    await vi.waitFor(() => expect(isUsable()).toBe(true));
  });
});
