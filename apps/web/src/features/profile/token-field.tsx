"use client";

import { useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";

import { FaultText } from "../../ui/form-field.tsx";
import { findToken, readTokens, suggestTokens, type Token } from "./token.ts";

type TokenFieldOptions = {
  readonly name: string;
  readonly suggestions: readonly Token[];
  readonly initial: readonly Token[];
  /** Whether text without a suggestion is accepted. */
  readonly takesAnything: boolean;
  readonly onChange: () => void;
};

/** A list that users add to by typing or choosing, with a button to remove each entry. */
export function TokenField({
  label,
  listLabel,
  hint,
  fault,
  ...options
}: TokenFieldOptions & {
  label: string;
  /** The label of the list of chosen entries. */
  listLabel: string;
  hint: string;
  fault: string | undefined;
}) {
  const { name } = options;
  const { combobox, inputProps, isShown, tokens, offered, announcement, unknown, remove } =
    useTokenField(options);
  const problem =
    fault ?? (unknown === "" ? undefined : `“${unknown}” is not in the list. Choose one from the list.`);
  return (
    <div className="flex flex-col gap-1.5">
      <p id={`${name}-list`} className="text-small font-semibold">
        {listLabel}
      </p>
      {tokens.length > 0 && <Tokens name={name} tokens={tokens} onRemove={remove} />}
      <label {...combobox.getLabelProps()} className="text-small text-soft">
        {label}
      </label>
      <div className="relative">
        <input
          {...inputProps}
          data-field={name}
          autoComplete="off"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${name}-note`}
          className={`min-h-12 w-full rounded-field border bg-sheet px-3.5 focus:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-ink ${
            problem === undefined ? "border-field" : "border-ink"
          }`}
        />
        <ul {...combobox.getMenuProps()} className={isShown ? "token-menu" : "hidden"}>
          {isShown &&
            offered.map((token, index) => (
              <li
                key={token.value}
                {...combobox.getItemProps({ item: token, index })}
                className="token-option"
                data-highlighted={combobox.highlightedIndex === index || undefined}
              >
                {token.label}
              </li>
            ))}
        </ul>
      </div>
      <p id={`${name}-note`} className="text-small text-soft">
        {problem === undefined ? hint : <FaultText>{problem}</FaultText>}
      </p>
      <output className="sr-only">{announcement}</output>
    </div>
  );
}

function Tokens({
  name,
  tokens,
  onRemove,
}: {
  name: string;
  tokens: readonly Token[];
  onRemove: (token: Token) => void;
}) {
  return (
    <ul aria-labelledby={`${name}-list`} className="flex flex-wrap gap-x-2 gap-y-1">
      {tokens.map((token) => (
        <li key={token.value} className="max-w-full">
          <input type="hidden" name={name} value={token.value} />
          <button
            type="button"
            aria-label={`Remove ${token.label}`}
            onClick={() => onRemove(token)}
            className="group flex min-h-11 max-w-full items-center text-small desk:min-h-9"
          >
            <span className="marked flex min-w-0 items-center gap-2 py-0.5">
              <span className="truncate group-hover:line-through">{token.label}</span>
              <span aria-hidden="true" className="font-bold">
                ×
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A list of chosen tokens, with a combobox to add to it; keyboard and ARIA come from downshift. */
function useTokenField({ name, suggestions, initial, takesAnything, onChange }: TokenFieldOptions) {
  const [tokens, setTokens] = useState(initial);
  const [typed, setTyped] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const [unknown, setUnknown] = useState("");
  const chosen = tokens.map(({ value }) => value);
  const offered = suggestTokens(suggestions, typed, chosen);

  // After the hidden inputs have the tokens.
  const noteTokens = useEffectEvent((_tokens: readonly Token[]) => onChange());
  useEffect(() => noteTokens(tokens), [tokens]);

  function add(given: readonly Token[]) {
    setTyped("");
    setUnknown("");
    const added = given.filter(
      ({ value }, index) => !findToken([...tokens, ...given.slice(0, index)], value),
    );
    if (added.length === 0) return;
    setTokens([...tokens, ...added]);
    setAnnouncement(`${added.map(({ label }) => label).join(", ")} added.`);
  }

  function remove({ value, label }: Token) {
    setTokens(tokens.filter((token) => token.value !== value));
    setAnnouncement(`${label} removed.`);
    document.getElementById(name)?.focus();
  }

  function takeTyped() {
    const text = typed.trim();
    if (text === "") return;
    if (takesAnything) {
      add(readTokens(suggestions, text));
      return;
    }
    const meant = findToken(suggestions, text);
    if (meant) add([meant]);
    else setUnknown(text);
  }

  const combobox = useCombobox<Token>({
    id: name,
    inputId: name,
    items: [...offered],
    inputValue: typed,
    selectedItem: null,
    itemToString: (token) => token?.label ?? "",
    // Where any text is accepted, Enter takes the text unless a suggestion is highlighted.
    defaultHighlightedIndex: takesAnything ? -1 : 0,
    stateReducer: (_state, { type, changes }) =>
      // Blur does not choose the highlighted suggestion; the typed text decides.
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && add([selectedItem]),
  });

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const isHighlighted = combobox.isOpen && combobox.highlightedIndex >= 0;
    const last = tokens.at(-1);
    if (event.key === "Enter") {
      // Enter adds to the list, and never submits the form.
      event.preventDefault();
      if (!isHighlighted) takeTyped();
    } else if (event.key === "," && takesAnything) {
      event.preventDefault();
      takeTyped();
    } else if (event.key === "Backspace" && typed === "" && last) remove(last);
  }

  const isShown = combobox.isOpen && offered.length > 0;
  useEffect(() => {
    // Below a field at the bottom of the window the menu would open out of view.
    if (isShown) document.getElementById(`${name}-menu`)?.scrollIntoView({ block: "nearest" });
  }, [isShown, name]);

  const inputProps = combobox.getInputProps({
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value);
      setUnknown("");
    },
    onKeyDown: pressKey,
    onBlur: takeTyped,
  });
  return { combobox, inputProps, isShown, tokens, offered, announcement, unknown, remove };
}
