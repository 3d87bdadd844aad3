import { expect, it } from "vitest";

import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";

/** What readers in Nigeria, Brazil, Germany, India and the United States are told, in this order. */
const tell = (stated: string, text: string) => readWhoMayApply(["NG", "BR", "DE", "IN", "US"], stated, text);

it.each([
  ["Worldwide", "This role isn't available in Brazil.", "ynyyy"],
  ["Worldwide", "This role is not available in Nigeria.", "nyyyy"],
  ["Worldwide", "This position isn't open in India.", "yyyny"],
  ["Worldwide", "This role is no longer open to candidates in Brazil.", "ynyyy"],
  ["Worldwide", "The job is not available in the EU.", "yynyy"],
  ["Worldwide", "This role is currently not available in Brazil or India.", "ynyny"],
  ["EMEA", "This role is not available in Nigeria.", "nnynn"],
  ["Worldwide", "The position is no longer available in Germany.", "yynyy"],
  ["Worldwide", "This opportunity is not yet open in Nigeria and India.", "nyyny"],
  ["Europe, Brazil", "Unfortunately, this job is not currently available in Brazil.", "nnynn"],
])("takes a denial for what it says: %s, %s", (stated, text, answers) => {
  expect(tell(stated, text)).toBe(answers);
});

it.each([
  ["This role is not available in California.", "yyyyy"],
  ["The position is no longer open in Texas or Ohio.", "yyyyy"],
  ["Visa sponsorship for this role is not available in Germany.", "yyyyy"],
  ["Relocation support for this position isn't available in the US.", "yyyyy"],
])("closes no country for a part of it, or for what a job comes with: %s", (text, answers) => {
  expect(tell("Worldwide", text)).toBe(answers);
});

it.each([
  ["You must live in AT (ohne Tirol)/CH.", "yynn"],
  ["You must live in CH (excluding Geneva)/DE/AT.", "yyyn"],
  ["You must live in Chile (excluding Easter Island), Austria or Germany.", "ynyy"],
  ["You must live in Chile(except Easter Island)and Austria.", "ynny"],
])("goes on with a list behind what is left out of one country: %s", (text, answers) => {
  expect(readWhoMayApply(["AT", "CH", "DE", "CL"], "Worldwide", text)).toBe(answers);
});
