import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";

const readAlone = (text: string) =>
  preferDescribedPay(
    null,
    `About us\nWe build tools for teams.\n${text}\nYou have five years of experience.`,
  );

describe("what others than the one hired earn", () => {
  it.each([
    "Our clients earn $50,000 - $70,000 per year.",
    "Teachers on our platform earn an average of $60,000 per year.",
    "Graduates of our bootcamp earn $80,000 a year on average.",
    "Your clients are households with incomes of $100,000 - $200,000 per year.",
    "Families making $50,000 - $80,000 per year.",
    "Unsere Kunden verdienen zwischen 50.000 und 70.000 Euro im Jahr.",
    "Nuestros clientes ganan entre 2.000 y 3.000 euros al mes.",
    "Nossos clientes ganham de R$ 5.000 a R$ 8.000 por mês.",
    "Salary surveys show that nurses earn $70,000 - $90,000 per year.",
    "Must have experience with salary surveys of $70,000 - $80,000 positions.",
    "Our creators earn $10,000 a month on average.",
    "Unsere Verkäufer verdienen im Schnitt 6.000 € im Monat.",
    "The average salary in this field is $95,000 per year.",
    "Our marketplace lets tutors charge $40-$80 per hour.",
    "The federal minimum wage is $7.25 an hour.",
    "The minimum wage in California is $16.50 per hour.",
    "The Skilled Worker visa needs a salary of £41,700 per year.",
    "The cost of living in Lisbon is about €1,500 per month.",
    "Disability insurance covers 60% of pay up to $10,000 per month.",
    "Washington's minimum wage is $16.66/hr.",
    "The UK National Living Wage is £12.21 per hour.",
    "Der gesetzliche Mindestlohn liegt bei 12,82 € pro Stunde.",
    "Nos commerciaux gagnent en moyenne 4 500 € par mois.",
    "Our average tutor earns $1,200 per month.",
    "401k with a limit of $23,000 per year.",
    "Grants of up to $50,000 per year.",
    "Comisiones de hasta 3.000 € al mes.",
    "Provisionen von bis zu 3.000 € im Monat.",
    "Comissões de até R$ 5.000 por mês.",
    "Prime annuelle jusqu'à 4 000 € par an.",
    "Average salary for graduates of our course is $90k.",
    "Bootcamp alumni see salaries of $100,000 per year.",
    "Le salaire moyen de nos anciens élèves est de 45 000 € par an.",
    "Prime de nuit : 3 € par heure.",
    "Für Nachtschichten zahlen wir zusätzlich 3 € pro Stunde.",
    "Cobramos 30 € por hora a nuestros clientes.",
    "Durchschnittsverdienst unserer Vertriebler: 7.500 € monatlich.",
    "Nuestros vendedores ganan de media 3.500 € al mes.",
    "Ganhos de até R$ 6.000 por mês com comissões.",
    "Rents in Austin average $1,700 per month.",
    "Le SMIC est de 1 801,80 € brut par mois.",
    "EU Blue Card minimum salary: €48,300 per year.",
    "For visa sponsorship the salary must be at least £38,700 per year.",
    "Exempt threshold is $68,640 per year.",
    "Our alumni see a salary increase of $25,000 per year.",
    "Our graduates land jobs paying £40,000 a year.",
    "The outgoing manager was on £45,000 per year.",
    "Your predecessor was on £45,000 per year.",
    "Lessons cost about $30 per hour.",
    "Lessons cost between $25 and $40 per hour.",
    "Our tutors charge up to $30 per hour.",
    "Agencies charge from $90 per hour.",
    "Visa thresholds: £38,700 per year.",
    "Our previous hire was paid too little; $40,000 per year is not enough to live on.",
  ])("is no pay: %j", (text) => {
    expect(readAlone(text)).toBeNull();
  });

  it.each([
    ["Tutors earn from $25 per hour.", { min: 25, period: "hour" }],
    ["Our minimum wage for this position is $20 per hour.", { min: 20, period: "hour" }],
    ["Charge nurse: $42 per hour.", { min: 42, period: "hour" }],
    ["Verkäufer verdienen bei uns 3.000 € brutto im Monat.", { min: 3_000, period: "month" }],
    ["Compensation reflects the cost of living: $90,000 - $120,000 per year.", { min: 90_000 }],
    ["Salário de R$ 3.000 por mês, vale transporte e vale refeição.", { min: 3_000, period: "month" }],
    ["$28 - $34 per hour, shift differentials apply.", { min: 28, max: 34, period: "hour" }],
    ["Rate including holiday pay: £13.68 per hour.", { min: 13.68, period: "hour" }],
    ["Cost-of-living adjusted salary of $90,000 - $110,000 per year.", { min: 90_000, max: 110_000 }],
    ["Sueldo fijo de 1.800 € al mes más comisiones.", { min: 1_800, period: "month" }],
    ["Visa sponsorship available, minimum salary £45,000 per year.", { min: 45_000, currency: "GBP" }],
    ["Grant Writer, $55,000 - $65,000 per year.", { min: 55_000, max: 65_000 }],
    ["On average you earn $80,000 per year, as our graduates do.", { min: 80_000 }],
    ["Help graduates find jobs: we pay £40,000 per year.", { min: 40_000, currency: "GBP" }],
    ["Former nurses are on our team. The job pays £45,000 per year.", { min: 45_000, currency: "GBP" }],
    ["Students earn $15 - $18 per hour.", { min: 15, max: 18, period: "hour" }],
    ["Graduates earn £30,000 - £35,000 per year.", { min: 30_000, currency: "GBP" }],
    ["Customer Success Managers earn $60,000 - $70,000 per year.", { min: 60_000, max: 70_000 }],
    ["You work with our customers and earn $50 - $70 per hour.", { min: 50, max: 70 }],
    ["Bei unseren Kunden verdienen Sie 3.000 bis 3.500 € im Monat.", { min: 3_000, period: "month" }],
    ["Based on salary surveys we pay $60,000 - $80,000 per year.", { min: 60_000, max: 80_000 }],
  ])("is not what the job pays: %j", (text, pay) => {
    expect(readAlone(text)).toMatchObject(pay);
  });
});

describe("what is owed or taken in, and not paid to anybody who is hired", () => {
  it.each([
    "Teachers using our platform earn $60 per hour on average.",
    "Los profesores que usan nuestra plataforma ganan 1.500 € al mes.",
    "Les hôtes qui utilisent notre plateforme gagnent 900 € par mois.",
    "Clients pay us $20,000 per month.",
    "Late delivery penalties of $500 per day.",
    "Bußgelder von bis zu 50.000 € pro Jahr.",
    "Multas de hasta 20.000 € al año.",
    "Life insurance at 4x salary, up to £500,000 a year.",
    "Salary sacrifice EV scheme from £299 per month.",
    "Die Miete in Berlin liegt bei 1.400 € im Monat.",
    "El alquiler medio es de 1.100 € al mes.",
    "O aluguel médio é de R$ 3.000 por mês.",
    "Chiffre d'affaires de 80 000 € par an.",
    "Faturamento de R$ 80 mil por mês.",
    "Umsatzziel: 50.000 € pro Monat.",
    "Empresa con facturación de 500.000 € al año.",
  ])("is no pay: %j", (text) => {
    expect(readAlone(text)).toBeNull();
  });

  it.each([
    ["Using our platform you will earn $25 per hour.", { min: 25, period: "hour" }],
    ["We use our own software daily and pay $60,000 - $70,000 per year.", { min: 60_000 }],
    ["They pay us well: salary is $80,000 - $90,000 per year.", { min: 80_000 }],
    ["Customer Success Manager, revenue team. Salary $90,000 per year.", { min: 90_000 }],
    ["Penalty analysts earn $50,000 - $60,000 per year.", { min: 50_000, max: 60_000 }],
    ["Salary £60,000 per year with life cover of 4x salary.", { min: 60_000, currency: "GBP" }],
    ["Benefits: salary sacrifice, salary of £30,000 - £35,000 per year.", { min: 30_000, max: 35_000 }],
    ["Wir zahlen 3.000 € im Monat und helfen bei der Miete.", { min: 3_000, period: "month" }],
    ["Vertriebler mit Umsatzverantwortung, 60.000 - 70.000 € im Jahr.", { min: 60_000, max: 70_000 }],
    ["Responsable de facturación, 28.000 - 32.000 € al año.", { min: 28_000, max: 32_000 }],
    ["Auxiliar de faturamento: R$ 2.500 por mês.", { min: 2_500, currency: "BRL" }],
  ])("is not what stands beside it: %j", (text, pay) => {
    expect(readAlone(text)).toMatchObject(pay);
  });
});

describe("what others pay or save", () => {
  it.each([
    "Students pay $25 per hour.",
    "Our fee is $25 per hour, which families pay online.",
    "Lessons cost $30 per hour.",
    "Our average customer pays $30,000 per year.",
    "Our average customer saves $40,000 per year.",
    "We save hospitals $30,000 per month.",
    "Wir sparen Firmen 40.000 € im Jahr.",
  ])("is no pay, whatever time it is for: %j", (text) => {
    expect(readAlone(text)).toBeNull();
  });

  it.each([
    ["We pay $50,000 - $60,000 per year.", { min: 50_000, max: 60_000 }],
    ["Our clients pay you $50 - $60 per hour.", { min: 50, max: 60, period: "hour" }],
    ["This customer-facing role pays $90,000 - $100,000 per year.", { min: 90_000, max: 100_000 }],
    ["We save lives and pay $40 - $50 per hour.", { min: 40, max: 50, period: "hour" }],
    ["Cost Estimator: $90,000 - $100,000 per year.", { min: 90_000, max: 100_000 }],
    ["Teach our students: pay is $50 - $60 per hour.", { min: 50, max: 60 }],
    ["Cost to company: ₹6,00,000 - ₹9,00,000 per annum", { min: 600_000, currency: "INR" }],
    ["We pay a fee of $300 per article.", { min: 300, byPiece: true }],
  ])("is not what the employer pays: %j", (text, pay) => {
    expect(readAlone(text)).toMatchObject(pay);
  });
});

describe("other money for a time", () => {
  it.each([
    "Scholarships of $2,000 to $5,000 per year.",
    "Grants between $10,000 and $50,000 per year.",
    "401(k) match up to 4% of $100,000 salary cap.",
    "Rates for ads run from $15 to $40 CPM.",
  ])("is no pay: %j", (text) => {
    expect(readAlone(text)).toBeNull();
  });

  it("is not the pay of those who work on it", () => {
    expect(readAlone("As Grants Manager you will earn $60,000 - $70,000 per year.")).toMatchObject({
      min: 60_000,
    });
    expect(readAlone("401(k) match and a salary of $60,000 per year.")).toMatchObject({ min: 60_000 });
  });
});

describe("pay in one line", () => {
  it.each([
    ["Sueldo: $25,000 a $35,000 MXN mensuales.", { min: 25_000, max: 35_000, currency: "MXN" }],
    ["Ofrecemos $25,000 a $35,000 MXN al mes.", { min: 25_000, max: 35_000, currency: "MXN" }],
    ["Pago: $800 a $1,200 USD por mes", { min: 800, max: 1_200, currency: "USD" }],
    ["Salario: $2.000.000 a $3.000.000 COP mensuales", { max: 3_000_000, currency: "COP" }],
    ["Salario: USD 800 a USD 1200 por mes", { min: 800, max: 1_200, currency: "USD" }],
    ["Sueldo: 1000 USD a 1500 USD por mes", { min: 1_000, max: 1_500, currency: "USD" }],
  ])("is a month's from one amount to the other in %j", (text, pay) => {
    expect(readAlone(text)).toMatchObject({ ...pay, period: "month" });
  });

  it("is what comes after training", () => {
    const text = "Training is paid at $10/hour, then you'll get $12-$15/hour.";
    expect(readAlone(text)).toMatchObject({ min: 12, max: 15, period: "hour" });
  });

  it("goes over all places, and is counted in lakhs", () => {
    const places = "SF/NYC: $165k-$180k; all other US locations: $150k-$165k";
    expect(readAlone(places)).toMatchObject({ min: 150_000, max: 180_000, period: "year" });
    const countries = "Total base pay for this role: US: $150,000-$180,000; Canada: US$120,000-US$140,000";
    expect(readAlone(countries)).toMatchObject({ min: 120_000, max: 180_000 });
    expect(readAlone("CTC: 6-9 LPA")).toMatchObject({ min: 600_000, max: 900_000, currency: "INR" });
  });
});

describe("what comes on top for some hours", () => {
  it.each([
    "Night shift differential of $2.50 per hour",
    "Weekend differential: $1.75/hr",
    "On-call pay: $3 per hour",
    "Hazard pay $2/hour",
    "Night shift employees receive an additional $2.50 per hour.",
    "Nachtzuschlag 3,50 € pro Stunde",
  ])("is no pay by itself: %j", (text) => {
    expect(readAlone(text)).toBeNull();
  });

  it("leaves the pay beside it", () => {
    expect(readAlone("$22/hour + $1.50 weekend differential")).toMatchObject({ min: 22, period: "hour" });
    expect(readAlone("Night shift: $25 per hour")).toMatchObject({ min: 25, period: "hour" });
  });
});
