"use client";

import type { JobFilters } from "@farwork/domain";
import { DEFAULT_CURRENCY } from "@farwork/domain/filter";
import { PAY_PERIODS, type PayTerms } from "@farwork/domain/pay";
import { hasRate, PAY_CURRENCIES } from "@farwork/domain/rates";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";

import { useFormats } from "#formats";

import { PAY_COOKIE, readAskedPay, writePayCookie } from "../../platform/locale/reader-pay.ts";
import { REMEMBER_PARAM } from "../../platform/requests/reader-search.ts";
import { tabStorage } from "../../platform/storage/browser-storage.ts";
import { writeDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { PAY_FIELD_ITEM } from "../../platform/storage/storage-keys.ts";
import { ListingLink } from "../paging/listing-link.tsx";
import { useListingNavigation } from "../paging/navigation-context.ts";
import { changePay, FILTER_FORM } from "./change-listing.ts";
import { NoRate } from "./no-rate.tsx";

type Asked = { filters: JobFilters; landing: URLSearchParams };

/**
 * "Pays at least … per …", part of the filter form. The browser remembers the answer. The address is already in the
 * reader's terms (`fillPayTerms`); an amount without a currency is in dollars a year.
 */
export function PayQuestion({ filters, landing }: Asked) {
  const { salary } = filters;
  const formats = useFormats();
  const problemId = useId();
  const typed = landing.get("salary_min") ?? "";
  const isMisread = salary.min === undefined && typed.trim() !== "";
  const { currency = DEFAULT_CURRENCY, period = "year" } = salary;
  const { apply, last, isRefused } = usePayForm(landing);
  const field = useEarlyTerms(apply);
  const problem = isMisread || isRefused;
  const shown = salary.min === undefined ? (isMisread ? typed : "") : formats.typed(salary.min);

  // Instead of the form's own Enter, because new terms need a page load.
  function applyOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply(event.currentTarget.form, event.currentTarget);
  }

  return (
    <fieldset ref={field} className="pay-question gives-way">
      <legend className="float-left">Pays at least</legend>
      <input
        form={FILTER_FORM}
        name="salary_min"
        defaultValue={shown}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        placeholder="any"
        aria-label="Minimum pay"
        aria-invalid={problem || undefined}
        aria-describedby={problem ? problemId : undefined}
        onKeyDown={applyOnEnter}
        onBlur={({ currentTarget: { value, defaultValue, form }, relatedTarget }) =>
          value !== defaultValue && apply(form, relatedTarget)
        }
        className="pay-amount"
      />
      <Terms
        name="currency"
        label="Currency"
        value={currency}
        options={offerCurrencies(currency)}
        onChoose={apply}
      />
      <Terms name="period" label="Per" value={period} options={PAY_PERIODS} onChoose={apply} />
      {salary.min === undefined && !isMisread && <LastAmount min={last} {...{ currency, period }} />}
      {problem && <NotAnAmount id={problemId} />}
      <noscript>
        <input
          type="hidden"
          form={FILTER_FORM}
          name={REMEMBER_PARAM}
          value={writePayCookie({ currency, period })}
        />
      </noscript>
      {!problem && !hasRate(currency, formats.rates) && <NoRate {...{ filters, landing, currency }} />}
    </fieldset>
  );
}

/** Applies the form. Also returns the last amount, and whether the one typed on this page is invalid. */
function usePayForm(landing: URLSearchParams) {
  const { go } = useListingNavigation();
  const { said, rates, leastPay } = useFormats();
  // An error belongs to the address it was typed at, not to others reached by back.
  const [answer, setAnswer] = useState<{ address: string; isAmount: boolean; min: number | undefined }>();
  const address = landing.toString();

  function apply(form: HTMLFormElement | null, focused: Element | null) {
    if (!form) return;
    const asked = readAskedPay(toQuery(new FormData(form)));
    setAnswer({ address, isAmount: asked !== undefined, min: asked?.min ?? answer?.min });
    if (asked === undefined) return;
    // Without a rate, only amounts in that very currency could be shown.
    if (hasRate(asked.currency, rates)) writeDeviceCookie(PAY_COOKIE, writePayCookie(asked));
    const isKnown = asked.currency === said?.currency && asked.period === said.period;
    // New terms change pay everywhere on the page, also outside the listing.
    if (!isKnown) tabStorage.write(PAY_FIELD_ITEM, focused?.getAttribute("name"));
    go(changePay(asked), isKnown ? {} : { reload: true });
  }

  return {
    apply,
    last: answer?.min ?? leastPay,
    isRefused: answer?.address === address && !answer.isAmount,
  };
}

/** The form's query, as the browser would submit it. */
function toQuery(form: FormData): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") filled.append(name, value);
  return filled;
}

function NotAnAmount({ id }: { id: string }) {
  const { typed } = useFormats();
  return (
    <p id={id} role="alert" className="basis-full text-note text-soft">
      Minimum pay: enter one amount, such as {typed(1200)} or 12k.
    </p>
  );
}

type Apply = (form: HTMLFormElement | null, focused: Element | null) => void;

/**
 * Applies terms that were selected in this fieldset before its code loaded; else restores the focus after a reload in
 * new terms.
 */
function useEarlyTerms(apply: Apply): RefObject<HTMLFieldSetElement | null> {
  const field = useRef<HTMLFieldSetElement>(null);
  const applyEarly = useRef(apply);
  useEffect(() => {
    const selects = [...(field.current?.querySelectorAll("select") ?? [])];
    const chosen = selects.find(({ value, dataset }) => value !== dataset["chosen"]);
    if (chosen) applyEarly.current(chosen.form, chosen);
    else focusAgain(field.current);
  }, []);
  return field;
}

function focusAgain(fields: HTMLFieldSetElement | null) {
  const name = tabStorage.read(PAY_FIELD_ITEM);
  if (typeof name !== "string") return;
  tabStorage.remove(PAY_FIELD_ITEM);
  const left = fields?.elements.namedItem(name);
  if (document.activeElement === document.body && left instanceof HTMLElement)
    left.focus({ preventScroll: true });
}

function offerCurrencies(chosen: string): readonly string[] {
  return PAY_CURRENCIES.includes(chosen) ? PAY_CURRENCIES : [chosen, ...PAY_CURRENCIES];
}

/** A link to the last amount. */
function LastAmount({ min, ...terms }: PayTerms & { min: number | undefined }) {
  const formats = useFormats();
  if (min === undefined) return null;
  return (
    <ListingLink to={changePay({ ...terms, min })} className="text-link self-center text-note">
      Use {formats.amount(min, terms.currency)} again
    </ListingLink>
  );
}

/** A select for the currency or the period. */
function Terms({
  name,
  label,
  value,
  options,
  onChoose,
}: {
  name: "currency" | "period";
  label: string;
  value: string;
  options: readonly string[];
  onChoose: Apply;
}) {
  return (
    <select
      form={FILTER_FORM}
      name={name}
      defaultValue={value}
      data-chosen={value}
      aria-label={label}
      onChange={({ currentTarget }) => onChoose(currentTarget.form, currentTarget)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {name === "period" && "per "}
          {option}
        </option>
      ))}
    </select>
  );
}
