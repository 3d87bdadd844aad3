import { expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";
import { readEligibility } from "./read-eligibility.ts";

/** What readers in Nigeria, Brazil, Germany, India and the United States are told, in this order. */
const tell = (stated: string, text: string) => readWhoMayApply(["NG", "BR", "DE", "IN", "US"], stated, text);

it.each([
  "If located in the US, applicants must be authorized to work in the United States.",
  "All US applicants must be authorized to work in the United States.",
  "US-based candidates must be authorized to work in the US.",
  "For applicants in the UK, right to work in the UK is required.",
  "Applicants must be authorized to work in the US if they are based there.",
  "If hired in the US, you must be authorized to work in the United States.",
  "This role is open worldwide.\nIf located in the US, applicants must be authorized to work in the US.",
  "Please note that U.S. candidates must be legally authorized to work in the United States.",
  "Candidates who live in Germany must have the right to work in Germany.",
  "You must have the right to work in India if you are located in India.",
  "If you live in the US, you must be a US citizen.",
  "Wenn du in Deutschland lebst, brauchst du eine Arbeitserlaubnis für Deutschland.",
  "Für Bewerberinnen und Bewerber in Deutschland ist eine Arbeitserlaubnis für Deutschland erforderlich.",
  "Falls Sie in Österreich wohnen, benötigen Sie eine Arbeitserlaubnis für Österreich.",
  "Du brauchst eine Arbeitserlaubnis für Deutschland, falls du in Deutschland wohnst.",
  "Si resides en España, debes tener permiso de trabajo en España.",
  "Los candidatos residentes en México deben tener permiso de trabajo en México.",
  "Si vives en Chile, necesitas autorización para trabajar en Chile.",
  "Para candidatos en España, se requiere permiso de trabajo en España.",
  "Si vous résidez en France, vous devez avoir le droit de travailler en France.",
  "Les candidats basés en Belgique doivent disposer d’un permis de travail en Belgique.",
  "Pour les personnes en France, une autorisation de travail en France est requise.",
  "Si vous habitez au Canada, vous devez être autorisé à travailler au Canada.",
  "Se você mora em Portugal, precisa ter autorização de trabalho em Portugal.",
  "Candidatos residentes no Brasil devem ter autorização de trabalho no Brasil.",
  "Para candidatos em Portugal, é necessária autorização para trabalhar em Portugal.",
  "Se residir em Portugal, deve ter autorização para trabalhar em Portugal.",
])("closes a job for the world to nobody by a permit that some need: %s", (text) => {
  expect(tell("Worldwide", text)).toBe("yyyyy");
});

it.each([
  "Applicants must be authorized to work in the US.",
  "Only apply if you live in the US and are authorized to work in the US.",
  "Apply if you are located in the US and have the right to work in the US.",
  "Candidates from India must be authorized to work in the US.",
  "Only US applicants who are authorized to work in the US will be considered.",
])("takes a permit that all need for what it is: %s", (text) => {
  expect(tell("Worldwide", text)).toBe("nnnny");
});

it("still asks for the permit where the job is of the same place", () => {
  const text = "All US applicants must be authorized to work in the United States.";
  const posting = { title: "Editor", text, place: parsePlace("USA"), stated: "USA", jobTypes: [] };
  expect(readEligibility(posting).place.requires).toBe("workAuthorization");
  expect(tell("USA, Germany", text)).toBe("nnyny");
});
