"use client";

import type { JobFilters } from "@farwork/domain";
import { parseAmount, PAY_PERIODS, type PayTerms } from "@farwork/domain/pay";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";

import { useFormats } from "#formats";

import type { Formats } from "../../platform/locale/formats.ts";
import { PAY_COOKIE, readPayCookie, writePayCookie } from "../../platform/locale/reader-pay.ts";
import { writeDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { ListingLink, useListingNavigation } from "../paging/page-navigation.tsx";
import { FILTER_FORM, formPath } from "./form-path.ts";
import { listingPath } from "./listing-path.ts";
import { countryOf, PAY_CURRENCIES, suggestCurrency } from "./pay-currencies.ts";

type Asked = { filters: JobFilters; landing: URLSearchParams };

/** "Pays at least … per …", part of the filters' form wherever it stands. This browser remembers what was asked for. */
export function PayQuestion({ filters, landing }: { filters: JobFilters; landing: URLSearchParams }) {
  const { salary } = filters;
  const typed = landing.get("salary_min") ?? "";
  const { go } = useListingNavigation();
  const field = useEarlyTerms(apply);
  const formats = useFormats();
  const problemId = useId();
  const isMisread = salary.min === undefined && typed.trim() !== "";
  const [problem, setProblem] = useState(isMisread);
  const { currency, period } = chooseTerms(filters, formats);
  const shown = salary.min === undefined ? (isMisread ? typed : "") : formats.typed(salary.min);

  const offered = offerCurrencies(currency);

  function apply(form: HTMLFormElement | null) {
    if (!form) return;
    const filled = new FormData(form);
    const asked = rememberPay(filled);
    setProblem(asked === undefined);
    if (asked === undefined) return;
    const isKnown = formats.rates && asked.currency === currency && asked.period === period;
    // In other terms everything is said anew, what the page around the listing says of pay as well.
    if (isKnown || asked.currency === undefined) go(formPath(filled));
    else location.assign(formPath(filled));
  }

  // As the field's own Enter: in new terms the whole page has to be asked for.
  function applyOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply(event.currentTarget.form);
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
        onBlur={({ currentTarget: { value, defaultValue, form } }) => value !== defaultValue && apply(form)}
        className="pay-amount"
      />
      <Terms name="currency" label="Currency" value={currency} options={offered} onChoose={apply} />
      <Terms name="period" label="Per" value={period} options={PAY_PERIODS} onChoose={apply} />
      {salary.min === undefined && !isMisread && <LastAmount {...{ filters, landing, currency, period }} />}
      {problem && (
        <p id={problemId} role="alert" className="basis-full text-note text-soft">
          That isn’t an amount. Try 1,200 or 12k.
        </p>
      )}
    </fieldset>
  );
}

/** Applies the terms that were chosen while this code was on its way, when nobody listened, in the fields of this ref. */
function useEarlyTerms(apply: (form: HTMLFormElement | null) => void): RefObject<HTMLFieldSetElement | null> {
  const field = useRef<HTMLFieldSetElement>(null);
  const applyEarly = useRef(apply);
  useEffect(() => {
    const selects = [...(field.current?.querySelectorAll("select") ?? [])];
    const chosen = selects.find(({ value, dataset }) => value !== dataset["chosen"]);
    if (chosen) applyEarly.current(chosen.form);
  }, []);
  return field;
}

/** Those of the address, or that the reader said, or else what people where they live are paid in. */
function chooseTerms({ salary, from }: JobFilters, { terms, locale }: Formats): PayTerms {
  const known = salary.currency === undefined ? terms : undefined;
  const currency = salary.currency ?? known?.currency ?? suggestCurrency(from.country ?? countryOf(locale));
  return { currency, period: salary.period ?? known?.period ?? "year" };
}

function offerCurrencies(chosen: string): readonly string[] {
  return PAY_CURRENCIES.includes(chosen) ? PAY_CURRENCIES : [chosen, ...PAY_CURRENCIES];
}

/** A link to what was asked for last. */
function LastAmount({ filters, landing, ...terms }: Asked & PayTerms) {
  const formats = useFormats();
  const min = formats.leastPay;
  if (min === undefined) return null;
  const salary = { ...filters.salary, ...terms, min };
  return (
    <ListingLink
      href={listingPath({ ...filters, salary }, 1, landing)}
      className="text-link self-center text-note"
    >
      {formats.amount(min, terms.currency)} as last time
    </ListingLink>
  );
}

/** One of the terms that pay is thought of in. */
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
  onChoose: (form: HTMLFormElement | null) => void;
}) {
  return (
    <select
      form={FILTER_FORM}
      name={name}
      defaultValue={value}
      data-chosen={value}
      aria-label={label}
      onChange={({ currentTarget }) => onChoose(currentTarget.form)}
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

/** Keeps what the form asks for in this browser; undefined where its amount is none. */
function rememberPay(filled: FormData) {
  const text = (name: string) => {
    const value = filled.get(name);
    return typeof value === "string" ? value : "";
  };
  const min = parseAmount(text("salary_min"));
  if (min === undefined && text("salary_min").trim() !== "") return undefined;
  const asked = readPayCookie([text("currency"), text("period")].join("~"));
  if (asked === undefined) return undefined;
  writeDeviceCookie(PAY_COOKIE, writePayCookie({ ...asked, ...(min !== undefined && { min }) }));
  return asked;
}
