import { buildJob } from "@farwork/domain/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildFacets, buildListing } from "../../testing/build-listing.ts";
import { buildSeed } from "../../testing/build-seed.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { rememberReader } from "../reader/reader-cookie.ts";
import { Listing } from "./listing.tsx";

const BINS = [0, 10_000, 20_000, 30_000, 40_000].map((from) => ({ from, count: 2 }));
const listing = buildListing({
  jobs: [buildJob({ sourceId: "7", title: "Gardener" })],
  totalJobs: 1,
  facets: buildFacets({
    job_type: ["contract", "freelance"].map((value) => ({ value, count: 2 })),
    salary_histogram: BINS,
  }),
});

let answers = Promise.withResolvers<void>();

beforeEach(() => {
  answers = Promise.withResolvers();
  vi.stubGlobal("fetch", async () => answers.promise.then(() => Response.json(listing)));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/?type=freelance");
  renderOnBoard(<Listing seed={buildSeed("type=freelance", { answer: { listing } })} posting={undefined} />);
});
afterEach(() => {
  rememberReader({ country: undefined });
  history.replaceState(null, "", "/");
});

const address = () => location.pathname + location.search;
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole("link", { name }));
/** The requested list arrives, and replaces all others. */
async function arrive() {
  await act(async () => answers.resolve());
  await waitFor(() => expect(screen.getByRole("region", { name: "Jobs" }).ariaBusy).not.toBe("true"));
}

describe("while a list is loading", () => {
  it("a choice changes what was requested last, whatever is still shown", async () => {
    await userEvent.click(box(/^Contract/));
    await press("Highest pay");
    expect(address()).toBe("/?type=contract%2Cfreelance&sort=pay");
    await press("Remove filter: Freelance");
    expect(address()).toBe("/?type=contract&sort=pay");
    await userEvent.click(box("Exclude Contract"));
    expect(address()).toBe("/?type=-contract&sort=pay");
    await arrive();
    expect(address()).toBe("/?type=-contract&sort=pay");
    await waitFor(() => expect(box("Exclude Contract").checked).toBe(true));
  });

  it("a checkbox ticked and unticked ends unticked, and the reverse", async () => {
    for (const name of [/^Contract/, /^Freelance/]) {
      await userEvent.click(box(name));
      await userEvent.click(box(name));
    }
    await arrive();
    expect(address()).toBe("/?type=freelance");
    expect([box(/^Contract/).checked, box(/^Freelance/).checked]).toEqual([false, true]);
  });

  it("opening and closing a job beside the list keeps the choices", async () => {
    await userEvent.click(box(/^Contract/));
    await press("Gardener");
    expect(address()).toBe("/?type=contract%2Cfreelance&job=remotive-7");
    await userEvent.click(screen.getByRole("link", { name: /Close/ }));
    expect(address()).toBe("/?type=contract%2Cfreelance");
    await arrive();
    expect(box(/^Contract/).checked).toBe(true);
    expect(screen.queryByRole("link", { name: /Close/ })).toBeNull();
  });

  it("going back undoes a tick whose list had not loaded", async () => {
    await userEvent.click(box(/^Contract/));
    act(() => {
      history.replaceState(null, "", "/?type=freelance");
      fireEvent.popState(window);
    });
    await press("Highest pay");
    await arrive();
    expect(address()).toBe("/?type=freelance&sort=pay");
    expect(box(/^Contract/).checked).toBe(false);
  });

  it("repeated pay steps end at the last one, and keep an earlier tick", async () => {
    await userEvent.click(box(/^Contract/));
    const slider = screen.getByRole<HTMLInputElement>("slider");
    for (const at of [1, 2, 3, 4]) {
      fireEvent.change(slider, { target: { value: String(at) } });
      fireEvent.keyUp(slider, { key: "ArrowRight" });
    }
    const asked = "/?type=contract%2Cfreelance&salary_min=40000&currency=USD";
    expect(address()).toBe(asked);
    await arrive();
    expect(address()).toBe(asked);
    await waitFor(() => expect(slider.value).toBe("4"));
  });

  it("a country chosen stays with a filter chosen right after it", async () => {
    const field = screen.getByRole("combobox", { name: "I live in" });
    fireEvent.change(field, { target: { value: "Lagos" } });
    await userEvent.click(await screen.findByRole("option", { name: /Nigeria/ }));
    await userEvent.click(box(/^Contract/));
    const asked = "/?type=contract%2Cfreelance&from=NG";
    expect(address()).toBe(asked);
    await arrive();
    expect(address()).toBe(asked);
  });
});
