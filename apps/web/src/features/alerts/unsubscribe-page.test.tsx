import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { UnsubscribePage } from "./unsubscribe-page.tsx";

const TOKEN = "token-of-ada";

const visit = (query: string) => renderOnBoard(<UnsubscribePage params={new URLSearchParams(query)} />);
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the page at the end of a mail's link", () => {
  it("asks first, by a form that needs no scripts", () => {
    const { container } = visit(`token=${TOKEN}`);
    expect(heading()).toBe("Stop all alerts?");
    const form = container.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", `/api/unsubscribe?token=${TOKEN}`]);
    expect(screen.getByRole("button").textContent).toBe("Stop all alerts");
  });

  it("says that it is done, and where alerts are had again", () => {
    visit("outcome=done");
    expect(heading()).toBe("You won’t get any more alerts");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/searches");
  });

  it("says that it failed, and has the button for another try", () => {
    visit(`outcome=failed&token=${TOKEN}`);
    expect(screen.getByRole("alert").textContent).toMatch(/alerts are still sent/);
    expect(screen.getByRole("button")).toBeTruthy();
  });

  it.each(["outcome=refused", "", "outcome=nonsense"])(
    "of a link that says “%s” says that it does not work",
    (query) => {
      visit(query);
      expect(heading()).toBe("This link doesn’t work");
    },
  );
});
