import { describe, expect, it } from "vitest";

import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";

const tell = (text: string, stated = "Remote") => readWhoMayApply(["BR", "DE", "PE"], stated, text);

describe("those who live in a place that is left out cannot apply, and all others can", () => {
  it.each([
    "Open to everyone worldwide, except those who live in Germany.",
    "Anyone can apply, excluding those who reside in Germany.",
    "Open worldwide, except to candidates who are based in Germany.",
    "We hire everyone, except people whose home is in Germany.",
    "Work from anywhere in the world, unless you live in Germany.",
    "Anyone can apply unless they live in Germany.",
    "Open worldwide, save for people living in Germany.",
    "Work from anywhere, as long as you don't live in Germany.",
    "We hire anywhere in the world, barring those based in Germany.",
    "We accept applicants from every country other than Germany.",
    "We don't have an office, so you can work from anywhere except Germany.",
    "We don't ask for a degree but we hire worldwide, except in Germany.",
    "Offen für alle, außer wer in Deutschland wohnt.",
    "Offen für alle weltweit, außer Personen mit Wohnsitz in Deutschland.",
    "Du kannst von überall auf der Welt arbeiten, es sei denn, du wohnst in Deutschland.",
    "Wir stellen weltweit ein, sofern du nicht in Deutschland lebst.",
    "Abierto a todo el mundo, salvo quienes vivan en Alemania.",
    "Abierto a todo el mundo, excepto a quienes viven en Alemania.",
    "Abierto a todo el mundo, menos a quienes residan en Alemania.",
    "Cualquier persona puede postular, salvo que viva en Alemania.",
    "Abierto a todo el mundo, salvo personas que vivan en Alemania.",
    "Puedes trabajar desde cualquier país, salvo si vives en Alemania.",
    "Puedes trabajar desde cualquier país, siempre que no vivas en Alemania.",
    "Aberto a todo o mundo, exceto quem mora na Alemanha.",
    "Qualquer pessoa pode se candidatar, exceto quem vive na Alemanha.",
    "Aberto a todos, menos a quem reside na Alemanha.",
    "Aberto a todo o mundo, salvo pessoas que moram na Alemanha.",
    "Contratamos no mundo todo, exceto candidatos que residam na Alemanha.",
    "Você pode trabalhar de qualquer país, exceto se morar na Alemanha.",
    "Você pode morar em qualquer país, desde que não seja a Alemanha.",
    "Toute personne peut travailler depuis n'importe quel pays, sauf l'Allemagne.",
    "Ouvert à tous, sauf à ceux qui habitent en Allemagne.",
    "Tout le monde peut postuler, sauf les personnes résidant en Allemagne.",
    "Ouvert au monde entier, sauf aux personnes qui vivent en Allemagne.",
    "Nous recrutons dans le monde entier, à l'exception des personnes qui résident en Allemagne.",
    "Vous pouvez travailler de n'importe quel pays, sauf si vous vivez en Allemagne.",
    "Vous pouvez travailler de n'importe quel pays, à moins de vivre en Allemagne.",
  ])("%s", (text) => {
    expect(tell(text)).toBe("yny");
  });

  it("but of a part of the world, the rest is not open", () => {
    expect(tell("We hire anyone in Europe, except people who live in Germany.")).toBe("?n?");
    expect(tell("In South America, we hire everyone except people who live in Peru.")).toBe("??n");
  });

  it("wherever the company is", () => {
    expect(tell("Our office is in Peru, and anyone can apply, except those who live in Germany.")).toBe(
      "yny",
    );
  });
});

describe("those who live in the only places that are taken are not left out", () => {
  it.each([
    "Wir können niemanden einstellen, außer wer in Deutschland wohnt.",
    "Salvo que residas en Alemania, no podemos contratarte.",
    "Salvo se residir na Alemanha, não podemos contratá-lo.",
    "No contratamos a nadie, salvo a quienes vivan en Alemania.",
    "Não contratamos ninguém, exceto quem mora na Alemanha.",
    "The role is closed to everyone except those who live in Germany.",
    "Nous ne recrutons personne, sauf ceux qui vivent en Allemagne.",
  ])("%s", (text) => {
    expect(tell(text)).toBe("nyn");
  });
});

describe("what some people are not given closes the job to nobody", () => {
  it.each([
    "Everyone gets a laptop, except those who live in Germany.",
    "Except in Germany, everyone we hire gets a laptop.",
    "Unless you live in Germany, you will not need to come to the office.",
    "Even if you do not live in Germany, we will not hire you as a contractor.",
    "If you don't live in Germany, you cannot apply for the company car.",
    "If you don't live in Germany, we cannot hire you directly, but our partner can.",
    "Ceux qui n'habitent pas en Allemagne ne peuvent pas utiliser la voiture de fonction.",
    "We hire through an employer of record, unless you live in Germany.",
    "Apply through our website, unless you live in Germany.",
    "Alle bekommen einen Laptop, außer wer in Deutschland wohnt.",
    "Todas las personas reciben un portátil, salvo quienes vivan en Alemania.",
    "Tous reçoivent un ordinateur, sauf ceux qui habitent en Allemagne.",
  ])("%s", (text) => {
    expect(tell(text)).toBe("???");
  });
});
