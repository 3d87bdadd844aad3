"use client";

import { formatLocationInSentence } from "@farwork/domain/place";
import { PAY_CURRENCIES } from "@farwork/domain/rates";
import { PROFILE_TEXT_LIMITS } from "@farwork/domain/user";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { FaultText, FormField } from "../../ui/form-field.tsx";
import { FilterOption } from "../filters/filter-option.tsx";
import type { ProfileDraft } from "./profile-draft.ts";
import type { Token } from "./token.ts";

const NEARLY_FULL = 200;

/** The country names, loaded when somebody is about to type one. */
const loadCountrySearch = () => import("../reader/country-search.ts");

/** Where the user lives, in their own words; the country is read from them and shown. */
export function HomeField({
  draft,
  fault,
  onChange,
}: {
  draft: ProfileDraft;
  fault: string | undefined;
  /** Called after the text has been read, which is later than the browser's own input event. */
  onChange: () => void;
}) {
  const [{ country, isTyped }, setRead] = useState({ country: draft.country, isTyped: false });
  const latest = useRef(draft.location);

  async function read(text: string, isTyped: boolean) {
    latest.current = text;
    const search = await loadCountrySearch().catch(() => undefined);
    if (search && latest.current === text) setRead({ country: search.readWhole(text), isTyped });
  }

  // Users with only a text are told which country saving would set.
  const arrive = useEffectEvent(() => {
    if (country === "" && draft.location !== "") void read(draft.location, false);
  });
  useEffect(() => arrive(), []);
  // After the hidden input has the country.
  const noteRead = useEffectEvent((_country: string) => isTyped && onChange());
  useEffect(() => void noteRead(country), [country]);

  return (
    <>
      <FormField
        name="location"
        label="Where you live"
        defaultValue={draft.location}
        autoComplete="country-name"
        onFocus={() => void loadCountrySearch().catch(() => {})}
        onInput={({ currentTarget }) => void read(currentTarget.value, true)}
        fault={fault}
        hint={formatHomeHint(country, country === draft.country)}
      />
      <input type="hidden" name="country" value={country} readOnly />
    </>
  );
}

function formatHomeHint(country: string, isSaved: boolean): string {
  if (country === "") return "Enter your country, and jobs open to people there come first.";
  const people = `people in ${formatLocationInSentence(country)}`;
  return isSaved ? `Jobs open to ${people} come first.` : `Once saved, jobs open to ${people} come first.`;
}

/** The user's desired range of pay, and its currency. */
export function PayFields({
  draft,
  faultOf,
}: {
  draft: ProfileDraft;
  faultOf: (field: keyof ProfileDraft) => string | undefined;
}) {
  const { salaryMin, salaryMax, salaryCurrency } = draft;
  const offered = new Set<string>([...PAY_CURRENCIES, ...(salaryCurrency === "" ? [] : [salaryCurrency])]);
  const fault = faultOf("salaryCurrency");
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">Annual pay</legend>
      <div className="mt-2 grid items-start gap-4 tablet:grid-cols-[1fr_1fr_8rem]">
        <FormField
          name="salaryMin"
          label="At least"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={salaryMin}
          fault={faultOf("salaryMin")}
        />
        <FormField
          name="salaryMax"
          label="At most"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={salaryMax}
          fault={faultOf("salaryMax")}
        />
        <div className="flex flex-col gap-1.5">
          <label htmlFor="salaryCurrency" className="text-small font-semibold">
            Currency
          </label>
          <select
            id="salaryCurrency"
            name="salaryCurrency"
            defaultValue={salaryCurrency}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby="salaryCurrency-note"
            className={`min-h-12 rounded-field border bg-sheet px-2 ${fault === undefined ? "border-field" : "border-ink"}`}
          >
            <option value="">Choose</option>
            {[...offered].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </div>
      </div>
      <p id="salaryCurrency-note" className="mt-1.5 text-small text-soft">
        {fault === undefined ? (
          "Jobs that pay less are not recommended. You can leave one end empty."
        ) : (
          <FaultText>{fault}</FaultText>
        )}
      </p>
    </fieldset>
  );
}

/** A group of checkboxes. */
export function ChoiceGroup({
  legend,
  name,
  choices,
  chosen,
  hint,
  fault,
}: {
  legend: string;
  name: string;
  choices: readonly Token[];
  chosen: readonly string[];
  hint?: string;
  fault: string | undefined;
}) {
  return (
    <fieldset aria-describedby={`${name}-note`} className="min-w-0">
      <legend className="text-small font-semibold">{legend}</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6">
        {choices.map(({ value, label }) => (
          <FilterOption
            key={value}
            kind="checkbox"
            name={name}
            value={value}
            label={label}
            chosen={chosen.includes(value)}
          />
        ))}
      </div>
      <p id={`${name}-note`} className="mt-1 text-small text-soft">
        {fault === undefined ? hint : <FaultText>{fault}</FaultText>}
      </p>
    </fieldset>
  );
}

/** The bio, with a count of the characters left. */
export function BioField({ initial, fault }: { initial: string; fault: string | undefined }) {
  const [length, setLength] = useState(initial.length);
  const left = PROFILE_TEXT_LIMITS.bio - length;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="bio" className="text-small font-semibold">
        About you
      </label>
      <textarea
        id="bio"
        name="bio"
        rows={6}
        defaultValue={initial}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby="bio-note"
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        className={`field-sizing-content max-h-112 min-h-40 w-full rounded-field border bg-sheet px-3.5 py-3 focus:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-ink ${
          fault === undefined ? "border-field" : "border-ink"
        }`}
      />
      <div id="bio-note" className="text-small text-soft">
        {fault !== undefined && <FaultText>{fault}</FaultText>}
        <p className="tabular-nums">{formatCharactersLeft(left)}</p>
      </div>
      {/* Announced only near the limit, since every key would be too often. */}
      <output className="sr-only">
        {left <= NEARLY_FULL && left % 20 === 0 && formatCharactersLeft(left)}
      </output>
    </div>
  );
}

function formatCharactersLeft(left: number): string {
  const count = Math.abs(left).toLocaleString("en");
  const characters = Math.abs(left) === 1 ? "character" : "characters";
  return left >= 0 ? `${count} ${characters} left` : `${count} ${characters} too many`;
}
