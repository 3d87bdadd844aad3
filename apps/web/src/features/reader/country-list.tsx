// oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is the list of a combobox
import type { useCountryField } from "./use-country-field.ts";

export const LIST = "reader-countries";

type Shown = Pick<
  ReturnType<typeof useCountryField>,
  "typed" | "active" | "choices" | "isShown" | "isUnknown" | "choose"
>;

/** What may be chosen of the countries, and what is said where what was typed is none. */
export function CountryList({ typed = "", active, choices, isShown, isUnknown, choose }: Shown) {
  const unknown = `We don’t know “${typed.trim()}”.${choices.length > 0 ? " Did you mean" : ""}`;
  return (
    <>
      {isShown && (
        <div className="reader-popup">
          {isUnknown && <p className="px-3 py-2 text-small">{unknown}</p>}
          <div id={LIST} role="listbox" aria-label="Countries">
            {choices.map(({ code, name, by }, at) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus
              <div
                key={name}
                id={`${LIST}-${at}`}
                role="option"
                aria-selected={at === active}
                className="reader-option"
                // Which keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(code)}
              >
                {name}
                {by !== undefined && <span className="text-note text-soft">{by}</span>}
              </div>
            ))}
          </div>
        </div>
      )}
      <output className="sr-only">
        {isShown && (isUnknown ? unknown : `${choices.length} to choose from`)}
      </output>
    </>
  );
}
