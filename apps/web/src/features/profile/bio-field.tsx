"use client";

import { PROFILE_TEXT_LIMITS } from "@farwork/domain/user";
import { useState } from "react";

import { FaultText } from "../../ui/form-field.tsx";

const NEARLY_FULL = 200;

/** A text about oneself, with how many characters are left of it. */
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
        <p className="tabular-nums">{sayLeft(left)}</p>
      </div>
      {/* Read out only near the end: every key would be too often. */}
      <output className="sr-only">{left <= NEARLY_FULL && left % 20 === 0 && sayLeft(left)}</output>
    </div>
  );
}

function sayLeft(left: number): string {
  const count = Math.abs(left).toLocaleString("en");
  const characters = Math.abs(left) === 1 ? "character" : "characters";
  return left >= 0 ? `${count} ${characters} left` : `${count} ${characters} too many`;
}
