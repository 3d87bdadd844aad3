import { filtersFromQuery } from "@farwork/domain/filter";
import { BUNDLED_RATES } from "@farwork/domain/rates";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import type { ReaderPay } from "../../platform/locale/reader-pay.ts";
import { fillPayTerms } from "../../platform/locale/reader-terms.ts";
import { FakeListing } from "../../testing/fake-listing.tsx";
import { hydrateOnBoard, renderOnBoard } from "../../testing/render-on-board.tsx";
import { FilterForm } from "./filter-form.tsx";
import { PayQuestion } from "./pay-question.tsx";

const go = vi.fn<(path: string) => void>();
/** Where the whole page is reloaded. */
const load = vi.fn<(path: string) => void>();
const lead = (path: string, { reload = false } = {}) => (reload ? load : go)(path);

beforeEach(() => {
  go.mockClear();
  load.mockClear();
  document.cookie = "pay=; path=/; max-age=-1";
});

const SAID = { currency: "BRL", period: "month" } as const;
const REAIS: ReaderPay = { terms: SAID, said: SAID, rates: BUNDLED_RATES };

function ask(query = "", { locale = "en", pay }: { locale?: string; pay?: ReaderPay } = {}) {
  const formats = createFormats(locale, pay);
  const landing = new URLSearchParams(fillPayTerms(query, formats));
  renderOnBoard(
    <FormatsContext value={formats}>
      <FakeListing query={landing.toString()} go={lead}>
        <FilterForm path={`/?${query}`}>{null}</FilterForm>
        <PayQuestion filters={filtersFromQuery(landing)} landing={landing} />
      </FakeListing>
    </FormatsContext>,
  );
  return {
    amount: screen.getByRole<HTMLInputElement>("textbox", { name: "Minimum pay" }),
    currency: screen.getByRole<HTMLSelectElement>("combobox", { name: "Currency" }),
    period: screen.getByRole<HTMLSelectElement>("combobox", { name: "Per" }),
  };
}

/** The query of a link's address. */
function queryOf(name: string): Record<string, string> {
  const href = screen.getByRole("link", { name }).getAttribute("href") ?? "";
  return Object.fromEntries(new URLSearchParams(href.slice(href.indexOf("?"))));
}

describe("the pay question", () => {
  it.each([
    ["", "pt-BR", "BRL"],
    ["", "en", "USD"],
    ["from=IN", "de", "INR"],
  ])("for %j suggests to a reader of %s %s", (query, locale, suggested) => {
    expect(ask(query, { locale }).currency.value).toBe(suggested);
  });

  it("remembers suggested terms only once an amount is entered in them", async () => {
    const { amount } = ask("from=IN");
    await userEvent.type(amount, "900000{Enter}");
    expect(load).toHaveBeenLastCalledWith("/?from=IN&salary_min=900000&currency=INR");
    expect(document.cookie).toBe("pay=INR~year~900000");
  });

  it("shows the address's amount in the reader's format", () => {
    const { amount, currency, period } = ask("salary_min=25000.5&currency=BRL&period=month", {
      locale: "de",
    });
    expect([amount.value, currency.value, period.value]).toEqual(["25.000,5", "BRL", "month"]);
  });

  it.each([
    ["1.200,50", "salary_min=1200.5"],
    ["25 000", "salary_min=25000"],
    ["12k", "salary_min=12000"],
  ])("accepts %j, and applies it on Enter", async (typed, query) => {
    const { amount } = ask("", { pay: REAIS });
    await userEvent.type(amount, `${typed}{Enter}`);
    expect(go).toHaveBeenLastCalledWith(`/?${query}&currency=BRL&period=month`);
    expect(document.cookie).toContain("pay=BRL~month~");
  });

  it.each([
    ["₦500,000", "/?salary_min=500000&currency=NGN&period=month", "pay="],
    ["€50k", "/?salary_min=50000&currency=EUR&period=month", "pay=EUR~month~50000"],
    ["120k/yr", "/?salary_min=120000&currency=BRL", "pay=BRL~year~120000"],
    ["12 LPA", "/?salary_min=1200000&currency=INR", "pay=INR~year~1200000"],
  ])("prefers the currency and period typed in %j to those selected", async (typed, path, remembered) => {
    const { amount } = ask("", { pay: REAIS });
    await userEvent.type(amount, `${typed}{Enter}`);
    expect(load).toHaveBeenLastCalledWith(path);
    expect(document.cookie).toBe(remembered === "pay=" ? "" : remembered);
  });

  it("reads an amount without terms as dollars a year, as the list does", () => {
    const { currency, period } = ask("salary_min=60000", { locale: "de", pay: REAIS });
    expect([currency.value, period.value]).toEqual(["USD", "year"]);
  });

  it("compares a currency that has a rate, though it is not offered", () => {
    ask("salary_min=50000&currency=BGN", { pay: REAIS });
    expect(screen.queryByText(/no exchange rate/)).toBeNull();
  });

  it("shows a currency typed into the address", () => {
    const { amount, currency } = ask("salary_min=€50k&currency=USD");
    expect([amount.value, currency.value]).toEqual(["50,000", "EUR"]);
  });

  it("says that a currency has no exchange rate, and offers another", () => {
    const { currency } = ask("salary_min=500000&currency=NGN&period=month&from=NG");
    expect(currency.value).toBe("NGN");
    expect(screen.getByText(/We have no exchange rate for NGN/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "remove the minimum" }).getAttribute("href")).toBe("/?from=NG");
    expect(queryOf("Use USD instead")).toEqual({ from: "NG", currency: "USD" });
  });

  it("offers dollars when a currency without a rate was only selected", () => {
    ask("q=cook&currency=NGN");
    expect(queryOf("Use USD instead")).toEqual({ q: "cook", currency: "USD" });
    expect(screen.queryByRole("link", { name: "remove the minimum" })).toBeNull();
  });

  it("also applies when the field loses focus", async () => {
    const { amount } = ask("", { pay: REAIS });
    await userEvent.type(amount, "900");
    expect(go).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(go.mock.calls).toEqual([["/?salary_min=900&currency=BRL&period=month"]]);
  });

  it.each(["lots", "60–70k"])("rejects %j, without navigating or remembering it", async (typed) => {
    const { amount } = ask("", { pay: REAIS });
    await userEvent.type(amount, `${typed}{Enter}`);
    expect(screen.getByRole("alert").textContent).toContain("Minimum pay: enter one amount");
    expect(amount.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
    expect(go).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain("pay=");
    await userEvent.clear(amount);
    await userEvent.type(amount, "900{Enter}");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["en", "1,200"],
    ["de", "1.200"],
    ["pt-BR", "1.200"],
  ])("shows an example of an amount in %s", async (locale, written) => {
    const { amount } = ask("", { locale, pay: REAIS });
    await userEvent.type(amount, "lots{Enter}");
    expect(screen.getByRole("alert").textContent).toContain(`such as ${written} or 12k`);
  });

  it("clears the error on the page that back leads to, and applies the amount entered here", async () => {
    const page = (query: string) => (
      <FormatsContext value={createFormats("en", { ...REAIS, leastPay: 900 })}>
        <FakeListing query={query} go={lead}>
          <FilterForm path={`/?${query}`}>{null}</FilterForm>
          <PayQuestion
            filters={filtersFromQuery(new URLSearchParams(query))}
            landing={new URLSearchParams(query)}
          />
        </FakeListing>
      </FormatsContext>
    );
    const { show } = renderOnBoard(page("salary_min=500&currency=BRL&period=month"));
    const amount = screen.getByRole<HTMLInputElement>("textbox", { name: "Minimum pay" });
    await userEvent.clear(amount);
    await userEvent.type(amount, "7000{Enter}");
    await userEvent.clear(amount);
    await userEvent.type(amount, "lots{Enter}");
    expect(screen.getByRole("alert")).toBeTruthy();
    show(page("currency=BRL&period=month"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("link", { name: /^Use .* again$/ }).textContent).toBe("Use R$7,000 again");
  });

  it("says so for an address without scripts, and keeps what was typed", () => {
    const { amount } = ask("salary_min=lots");
    expect(amount.value).toBe("lots");
    expect(screen.getByRole("alert")).toBeTruthy();
  });

  it("remembers new terms, and reloads the page in them", async () => {
    const { currency } = ask("", { pay: REAIS });
    await userEvent.selectOptions(currency, "EUR");
    expect(load).toHaveBeenLastCalledWith("/");
    expect(document.cookie).toContain("pay=EUR~month");
  });

  it("applies terms selected before its code loaded", () => {
    hydrateOnBoard(
      <FormatsContext value={createFormats("en")}>
        <FakeListing query="" go={lead}>
          <FilterForm path="/">{null}</FilterForm>
          <PayQuestion filters={filtersFromQuery(new URLSearchParams())} landing={new URLSearchParams()} />
        </FakeListing>
      </FormatsContext>,
      (page) => {
        within(page).getByRole<HTMLSelectElement>("combobox", { name: "Currency" }).value = "INR";
      },
    );
    expect(load).toHaveBeenLastCalledWith("/");
    expect(document.cookie).toContain("pay=INR~");
  });

  it("keeps the focus across the reload in new terms", async () => {
    const { amount } = ask("", { pay: REAIS });
    await userEvent.type(amount, "€50k{Enter}");
    cleanup();
    const next = ask("salary_min=50000&currency=EUR&period=month", { pay: REAIS });
    expect(document.activeElement).toBe(next.amount);
  });

  it("offers the last amount", async () => {
    ask("", { pay: { ...REAIS, leastPay: 25_000 } });
    const last = screen.getByRole("link", { name: "Use R$25k again" });
    expect(last.getAttribute("href")).toBe("/?salary_min=25000&currency=BRL&period=month");
  });
});
