"use client";

import { FaultText } from "../../ui/form-field.tsx";
import type { Token } from "./token.ts";
import { type TokenFieldOptions, useTokenField } from "./use-token-field.ts";

/** A list one adds to by typing or choosing, and takes from by its entries' own buttons. */
export function TokenField({
  label,
  listLabel,
  hint,
  fault,
  ...options
}: TokenFieldOptions & {
  label: string;
  /** What the chosen ones are called together. */
  listLabel: string;
  hint: string;
  fault: string | undefined;
}) {
  const { name } = options;
  const { combobox, inputProps, isShown, tokens, offered, news, unknown, remove } = useTokenField(options);
  const problem =
    fault ?? (unknown === "" ? undefined : `“${unknown}” is not in the list. Choose one that is.`);
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
      <output className="sr-only">{news}</output>
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
