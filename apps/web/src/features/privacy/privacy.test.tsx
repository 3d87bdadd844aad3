import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { StrictMode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { FakeNavigation } from "../../testing/fake-navigation.tsx";
import { ConsentNotice } from "./consent-question.tsx";
import type { Consent } from "./consent.ts";
import { PageViews } from "./page-views.tsx";
import { PrivacyChoices } from "./privacy-choices.tsx";

const pixel = { id: "123", url: "https://pixel.example/tr" };
let asked: string[];

beforeEach(() => {
  asked = [];
  forgetChoice();
  vi.stubGlobal(
    "Image",
    class {
      set src(address: string) {
        asked.push(address);
      }
    },
  );
});

function forgetChoice() {
  document.cookie = "consent=; max-age=0; path=/";
}

function board(initial: Consent, path: string) {
  return (
    <StrictMode>
      <FakeNavigation path={path}>
        <Provider>
          <ConsentNotice initial={initial} pixel={pixel} />
          <main id="content" tabIndex={-1} />
          <PageViews pixel={pixel} />
          <PrivacyChoices pixel={pixel} />
        </Provider>
      </FakeNavigation>
    </StrictMode>
  );
}

function visit(initial: Consent) {
  const { rerender } = render(board(initial, "/"));
  return { goTo: (path: string) => rerender(board(initial, path)) };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const notice = () => screen.queryByRole("complementary", { name: "Privacy" });

describe("the consent question", () => {
  it.each(["Refuse", "Allow"])("moves the focus to the content after %s", async (answer) => {
    visit("unasked");
    await press(answer);
    expect(notice()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("is asked once, with two equal answers", async () => {
    visit("unasked");
    expect(notice()?.textContent).toContain("May we tell pixel.example which pages you open here?");
    const [refuse, allow] = ["Refuse", "Allow"].map((name) => screen.getByRole("button", { name }));
    expect(refuse?.className).toBe(allow?.className);
    await press("Refuse");
    expect(notice()).toBeNull();
    expect(document.cookie).toContain("consent=refused");
  });

  it.each(["granted", "refused", "refused-by-browser"] as const)(
    "is not asked when consent is %s",
    (initial) => {
      visit(initial);
      expect(notice()).toBeNull();
    },
  );

  it("takes no focus", () => {
    visit("unasked");
    expect(document.activeElement).toBe(document.body);
  });
});

describe("the pixel", () => {
  it.each(["unasked", "refused", "refused-by-browser"] as const)(
    "is not loaded while consent is %s",
    (initial) => {
      visit(initial).goTo("/jobs/a-1");
      expect(asked).toEqual([]);
    },
  );

  it("is not loaded when the browser refuses, whatever was allowed before", () => {
    document.cookie = "consent=granted; path=/";
    visit("refused-by-browser").goTo("/jobs/a-1");
    expect(asked).toEqual([]);
  });

  it("reports the page a visitor allows it on, and each page after it, once", async () => {
    const { goTo } = visit("unasked");
    await press("Allow");
    expect(document.cookie).toContain("consent=granted");
    expect(asked).toHaveLength(1);
    goTo("/jobs/a-1");
    goTo("/jobs/a-1");
    expect(asked).toHaveLength(2);
    goTo("/");
    expect(asked).toHaveLength(3);
    expect(asked[0]).toContain("https://pixel.example/tr?id=123&ev=PageView&dl=");
  });

  it("reports nothing from the moment consent is withdrawn", async () => {
    document.cookie = "consent=granted; path=/";
    const { goTo } = visit("granted");
    expect(asked).toHaveLength(1);
    await press("Privacy choices");
    await press("Refuse");
    goTo("/jobs/a-1");
    expect(asked).toHaveLength(1);
  });

  it("reports nothing once another tab has withdrawn it", async () => {
    document.cookie = "consent=granted; path=/";
    const { goTo } = visit("granted");
    await act(async () => forgetChoice());
    goTo("/jobs/a-1");
    expect(asked).toHaveLength(1);
  });
});

describe("the footer's privacy choices", () => {
  it("show the current choice, and ask again", async () => {
    visit("refused");
    await press("Privacy choices");
    expect(screen.getByRole("status").textContent).toBe("You refuse it: nothing is sent.");
    await press("Allow");
    expect(screen.getByRole("status").textContent).toBe("You allow it.");
    expect(asked).toHaveLength(1);
    await press("Privacy choices");
    expect(screen.queryByRole("button", { name: "Allow" })).toBeNull();
  });

  it("do not ask when the browser refuses everywhere", async () => {
    visit("refused-by-browser");
    await press("Privacy choices");
    expect(screen.getByRole("status").textContent).toContain("Your browser asks every site");
    expect(screen.queryByRole("button", { name: "Allow" })).toBeNull();
  });
});
