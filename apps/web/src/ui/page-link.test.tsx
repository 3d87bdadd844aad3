import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { renderOnBoard } from "../testing/render-on-board.tsx";
import { PageLink } from "./page-link.tsx";

const link = () => screen.getByRole("link", { name: "Saved jobs" });

describe("a link to a page of this site", () => {
  it("navigates without reloading the site", async () => {
    const { router } = renderOnBoard(<PageLink href="/saved">Saved jobs</PageLink>);
    await userEvent.click(link());
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/saved");
  });

  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("leaves a click with %s to the browser", (key) => {
    const { router } = renderOnBoard(<PageLink href="/saved">Saved jobs</PageLink>);
    expect(fireEvent.click(link(), { [key]: true })).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it("does not navigate when something else handles the click", async () => {
    const instead = vi.fn<() => boolean>(() => true);
    const { router } = renderOnBoard(
      <PageLink href="/saved" instead={instead}>
        Saved jobs
      </PageLink>,
    );
    await userEvent.click(link());
    expect(instead).toHaveBeenCalledTimes(1);
    expect(router.push).not.toHaveBeenCalled();
    instead.mockReturnValue(false);
    await userEvent.click(link());
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/saved");
  });
});
