import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { UnsubscribePage } from "./unsubscribe-page.tsx";

const TOKEN = "token-of-ada";

const visit = (query: string) => renderOnBoard(<UnsubscribePage params={new URLSearchParams(query)} />);
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the unsubscribe page", () => {
  it("asks first, with a form that works without scripts", () => {
    const { container } = visit(`token=${TOKEN}`);
    expect(heading()).toBe("Stop all alerts?");
    const form = container.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", `/api/unsubscribe?token=${TOKEN}`]);
    expect(screen.getByRole("button").textContent).toBe("Stop all alerts");
  });

  it("confirms, and says where to resume alerts", () => {
    visit("outcome=done");
    expect(heading()).toBe("You won’t get any more alerts");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/searches");
  });

  it("shows a failure, and a button to retry", () => {
    visit(`outcome=failed&token=${TOKEN}`);
    expect(screen.getByRole("alert").textContent).toMatch(/alerts are still sent/);
    expect(screen.getByRole("button")).toBeTruthy();
  });

  it.each(["outcome=refused", "", "outcome=nonsense"])(
    "says that a link with “%s” does not work",
    (query) => {
      visit(query);
      expect(heading()).toBe("This link doesn’t work");
    },
  );
});
