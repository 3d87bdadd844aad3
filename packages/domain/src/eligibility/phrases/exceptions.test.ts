import { describe, expect, it } from "vitest";

import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";

const tell = (text: string, stated = "Worldwide") => readWhoMayApply(["BR", "DE", "PE"], stated, text);

describe("an exception to what people are offered closes the job to nobody", () => {
  it.each([
    "Work permits are needed except in Germany.",
    "Permits are needed anywhere except in Germany.",
    "Everyone who works here gets the same bonus, except in Germany.",
    "The salary is the same for all applicants except in Germany.",
    "The pay is the same worldwide, except in Germany.",
    "Our app is available anywhere except Germany.",
    "We ship to all countries except Germany.",
    "You'll work with customers everywhere except Germany.",
    "We have people in all countries except Germany.",
    "Everyone is welcome at our team events, except in Germany.",
    "We can pay bonuses to people who live in any country except Germany.",
    "All of us work from home, except in Germany.",
    "You work 40 hours a week except in Germany.",
    "Contracts are permanent everywhere except in Germany.",
    "We are everywhere except Germany.",
    "Our team lives everywhere except Germany.",
    "Our teammates live anywhere except Germany.",
    "We hire worldwide but Germany is our home.",
    "We hire anywhere but Germany is our home.",
    "Open worldwide, but EU preferred.",
    "We hire worldwide (no agencies, please).",
    "Nuestro equipo vive en todo el mundo, menos en Alemania.",
    "Alle arbeiten mit demselben Gehalt, außer in Deutschland.",
    "Todas las personas contratadas tienen seguro médico, salvo en Alemania.",
    "Quem trabalha conosco recebe férias de 30 dias, exceto na Alemanha.",
    "Tous ceux qui travaillent ici ont une mutuelle, sauf en Allemagne.",
  ])("%s", (text) => {
    expect(tell(text)).toBe("yyy");
  });
});

describe("an exception to where they live does", () => {
  it.each([
    "We hire anywhere in the world, except in Germany.",
    "Work from anywhere, with four hours in common with Lima, except Germany.",
    "Choose your hours and work from anywhere except Germany.",
    "Anyone can apply, except residents of Germany.",
    "We accept applications worldwide (except Germany).",
    "We can hire and pay you in any country except Germany.",
    "Everywhere but Germany works for us.",
    "All countries are welcome except Germany.",
    "Work from wherever you want, except Germany.",
    "Applicants from Germany excluded.",
    "Open worldwide, but not to residents of Germany.",
    "Open worldwide; Germany excluded.",
    "We hire in all countries but Germany.",
    "Worldwide – not Germany",
    "We hire worldwide but not available in Germany.",
    "Worldwide (Germany is not included)",
    "We hire worldwide (no Germany, please).",
    "Weltweit (ohne Deutschland)",
    "Wir stellen weltweit ein, ohne Deutschland.",
    "Nous recrutons dans le monde entier (hors Allemagne).",
    "Contratamos en todo el mundo (sin Alemania).",
    "Contratamos no mundo todo (Alemanha não incluída).",
    "We pay well and hire people worldwide except in Germany.",
    "We hire worldwide, except in Germany, and help with visas.",
    "Wir stellen weltweit ein, außer in Deutschland.",
    "Contratamos en todo el mundo, salvo en Alemania.",
  ])("%s", (text) => {
    expect(tell(text)).toBe("yny");
  });

  it.each([
    "Choose your hours and work from anywhere except Germany.",
    "We have an office in Peru and hire anywhere except Germany.",
    "Open worldwide; Germany excluded.",
    "Wir stellen weltweit ein (ohne Deutschland).",
  ])("and opens the world besides: %s", (text) => {
    expect(tell(text, "Remote")).toBe("yny");
  });

  it("but other words in brackets leave a limit behind them as it is", () => {
    expect(tell("Work from anywhere (no office), within Peru.", "Remote")).not.toBe("yyy");
  });

  it.each([
    ["Eligible countries: South America (except Peru), Germany", "yyn"],
    ["We hire in South America (except Peru) and Germany.", "yyn"],
    ["You can live in Brazil, Germany (excluding Bavaria) or Peru.", "yyy"],
    ["We hire in Germany (except Bavaria), Brazil and Peru.", "yyy"],
    ["You must live in Peru (Brazil excluded) or Germany.", "nyy"],
    ["Eligible countries:\n- Germany (not Bavaria)\n- Brazil", "yyn"],
  ])("and a list goes on behind the brackets of one: %s", (text, answers) => {
    expect(tell(text, "Remote")).toBe(answers);
  });
});
