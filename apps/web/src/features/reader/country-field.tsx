import { formatLocation } from "@farwork/domain/place";
import { useEffect, useRef } from "react";

import {
  ANY_COUNTRY,
  READER_PARAM,
  REMEMBER_COUNTRY,
  REMEMBER_PARAM,
} from "../../platform/requests/reader-search.ts";
import { useInteractive } from "../../ui/use-interactive.ts";
import { FILTER_FORM } from "../filters/change-listing.ts";
import { CountryList, LIST } from "./country-list.tsx";
import { loadSearch } from "./use-countries.ts";
import { useCountryField } from "./use-country-field.ts";

const MAX_TYPED = 60;

/**
 * The reader's country: a text field of the filter form, and with scripts a combobox (WAI-ARIA Authoring Practices) of
 * all countries.
 */
export function CountryField({
  country,
  asksForAny,
  onChoose,
}: {
  country: string | undefined;
  /** Whether the address explicitly asks for any country, which overrides the remembered one. */
  asksForAny: boolean;
  onChoose: (country: string | undefined) => void;
}) {
  const isInteractive = useInteractive();
  const carried = country ?? (asksForAny ? ANY_COUNTRY : undefined);
  const input = useRef<HTMLInputElement>(null);
  const field = useCountryField(country, onChoose);
  const { typed, active, isShown } = field;
  // Text typed before this code loaded.
  const typedBefore = useRef(field.type);
  useEffect(() => {
    const { current } = input;
    if (current === document.activeElement && current?.value !== current?.defaultValue)
      typedBefore.current(current?.value ?? "");
  }, []);
  const combobox = isInteractive
    ? ({ role: "combobox", "aria-expanded": isShown, "aria-autocomplete": "list" } as const)
    : { name: READER_PARAM };
  return (
    <div className="reader-field">
      <label htmlFor="reader" className="flex-none">
        I live in
      </label>
      <input
        ref={input}
        id="reader"
        form={FILTER_FORM}
        type="text"
        {...combobox}
        aria-controls={isShown ? LIST : undefined}
        aria-activedescendant={active === -1 ? undefined : `${LIST}-${active}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TYPED}
        placeholder="any country"
        value={typed ?? (country === undefined ? "" : formatLocation(country))}
        onChange={(event) => field.type(event.currentTarget.value)}
        onFocus={(event) => {
          event.currentTarget.select();
          loadSearch().catch(() => {});
        }}
        onClick={field.open}
        onBlur={field.leave}
        onKeyDown={field.press}
        className="reader-input"
      />
      {isInteractive && carried !== undefined && (
        <input type="hidden" form={FILTER_FORM} name={READER_PARAM} value={carried} readOnly />
      )}
      <SubmitButton />
      <CountryList {...field} />
    </div>
  );
}

/** For browsers without scripts. */
function SubmitButton() {
  return (
    <button
      type="submit"
      form={FILTER_FORM}
      name={REMEMBER_PARAM}
      value={REMEMBER_COUNTRY}
      className="without-script quiet-action"
    >
      Use country
    </button>
  );
}
