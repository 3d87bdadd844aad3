// oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a combobox's list
import type { useCountryField } from "./use-country-field.ts";

export const LIST = "reader-countries";

type Shown = Pick<
  ReturnType<typeof useCountryField>,
  "active" | "choices" | "isShown" | "problem" | "choose"
>;

/** The countries to choose from, and a message for text that is not one. */
export function CountryList({ active, choices, isShown, problem, choose }: Shown) {
  return (
    <>
      {isShown && (
        <div className="reader-popup">
          {problem !== undefined && <p className="px-3 py-2 text-small">{problem}</p>}
          <div id={LIST} role="listbox" aria-label="Countries">
            {choices.map(({ code, name, by }, at) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus
              <div
                key={name}
                id={`${LIST}-${at}`}
                role="option"
                aria-selected={at === active}
                className="reader-option"
                // Keeps the focus in the field.
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
      {/* After leaving it, the field itself shows the message. */}
      <output className={problem === undefined || isShown ? "sr-only" : "reader-problem"}>
        {problem ?? (isShown && `${choices.length} to choose from`)}
      </output>
    </>
  );
}
