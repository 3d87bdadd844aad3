import { describe, expect, it } from "vitest";

import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";

/** The answers for Nigeria, Brazil, Germany, India and the United States. */
const answer = (text: string, stated = "Worldwide") =>
  readWhoMayApply(["NG", "BR", "DE", "IN", "US"], stated, text);

describe("a worldwide field, and a short notice that closes the job", () => {
  it.each([
    ["We're hiring in the following countries only: India, Vietnam.", "nnnyn"],
    ["We are currently hiring in these countries only: India and Nepal.", "nnnyn"],
    ["Hiring in the following locations only: Nigeria, Ghana.", "ynnnn"],
    ["Sorry, US-only for now.", "nnnny"],
    ["Sorry, US only at the moment.", "nnnny"],
    ["Brazil only at this time.", "nynnn"],
    ["You must be in the US/UK.", "nnnny"],
    ["You need to be in Germany or Austria.", "nnynn"],
    ["Must be on US soil.", "nnnny"],
    ["Candidates must be on U.S. soil.", "nnnny"],
    ["EU passport required.", "nnynn"],
    ["You need to hold an EU passport.", "nnynn"],
    ["You have a valid EU passport or work permit.", "nnynn"],
    ["Please don't apply if you live outside the EU.", "nnynn"],
    ["Do not apply if you are based outside the US.", "nnnny"],
    ["Ne postulez pas si vous habitez hors de France.", "nnnnn"],
    ["Ne candidatez pas si vous résidez hors de l'UE.", "nnynn"],
    ["Não se candidate se você mora fora do Brasil.", "nynnn"],
    ["No candidates outside of Brazil, please.", "nynnn"],
    ["No applicants from outside Germany.", "nnynn"],
    ["We're looking for someone in Europe.", "nnynn"],
    ["Open to: Brazil, Argentina, Mexico.", "nynnn"],
    ["Not available in India.", "yyyny"],
  ])("%s", (text, answers) => {
    expect(answer(text)).toBe(answers);
  });
});

it.each(["Not open to Brazil.", "Brazil excluded.", "Brazil is excluded.", "No Brazil please."])(
  "takes a country out of Latin America: %s",
  (text) => expect(answer(text, "LATAM")).toBe("nnnnn"),
);

it.each([
  ["You must be based in a time zone between GMT-3 and GMT+3.", "yyynn"],
  ["Must live in a time zone between UTC-3 and UTC+2.", "yyynn"],
])("opens a job to the countries of the zones that people must live in: %s", (text, answers) => {
  expect(answer(text)).toBe(answers);
  expect(answer(text, "Remote")).toBe(answers);
});

describe("what is said of journeys and of others closes nothing", () => {
  it.each([
    "You need a US passport to travel with the team.",
    "Clients must have an EU passport.",
    "An EU passport is a plus.",
    "Open to: everyone, in Brazil or elsewhere.",
    "No SQL please.",
    "Ne postulez pas si vous habitez en France.",
  ])("%s", (text) => {
    expect(answer(text)).toBe("yyyyy");
  });
});
