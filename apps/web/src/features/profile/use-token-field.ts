"use client";

import { useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";

import { findToken, readTokens, suggestTokens, type Token } from "./token.ts";

export type TokenFieldOptions = {
  readonly name: string;
  readonly suggestions: readonly Token[];
  readonly initial: readonly Token[];
  /** Whether what is typed may be chosen although it is none of the suggestions. */
  readonly takesAnything: boolean;
  readonly onChange: () => void;
};

/** A list of chosen tokens, and a combobox to add to it, whose keys and ARIA are downshift's. */
export function useTokenField({ name, suggestions, initial, takesAnything, onChange }: TokenFieldOptions) {
  const [tokens, setTokens] = useState(initial);
  const [typed, setTyped] = useState("");
  const [news, setNews] = useState("");
  const [unknown, setUnknown] = useState("");
  const chosen = tokens.map(({ value }) => value);
  const offered = suggestTokens(suggestions, typed, chosen);

  // After the inputs that carry the tokens are in the form.
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
    setNews(`${added.map(({ label }) => label).join(", ")} added.`);
  }

  function remove({ value, label }: Token) {
    setTokens(tokens.filter((token) => token.value !== value));
    setNews(`${label} removed.`);
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
    // Where anything may be typed, Enter takes that, unless a suggestion was gone to.
    defaultHighlightedIndex: takesAnything ? -1 : 0,
    stateReducer: (_state, { type, changes }) =>
      // Leaving the field chooses nothing by itself: what was typed decides.
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && add([selectedItem]),
  });

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const isGoneTo = combobox.isOpen && combobox.highlightedIndex >= 0;
    const last = tokens.at(-1);
    if (event.key === "Enter") {
      // Enter adds to the list, and never sends the form.
      event.preventDefault();
      if (!isGoneTo) takeTyped();
    } else if (event.key === "," && takesAnything) {
      event.preventDefault();
      takeTyped();
    } else if (event.key === "Backspace" && typed === "" && last) remove(last);
  }

  const isShown = combobox.isOpen && offered.length > 0;
  useEffect(() => {
    // Under a field at the window's foot the suggestions would open out of sight.
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
  return { combobox, inputProps, isShown, tokens, offered, news, unknown, remove };
}
