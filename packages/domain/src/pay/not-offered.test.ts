import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

const readDescribed = (text: string) =>
  preferDescribedPay(null, `About us\nWe build tools for teams.\n${text}\nYou work with a small team.`);

function expectNone(text: string) {
  expect(parseSalary(text)).toBeNull();
  expect(readDescribed(text)).toBeNull();
}

function expectPay(text: string, min: number) {
  expect(parseSalary(text)).toMatchObject({ min });
  expect(readDescribed(text)).toMatchObject({ min });
}

describe("what applicants are asked for", () => {
  it.each([
    "Tell us your expected salary (e.g. $60,000 per year).",
    "Please state your salary expectations, for example €50,000 per year.",
    "Include your desired salary in your cover letter, e.g. $70,000 a year.",
    "What are your salary expectations? (e.g. $50,000 - $60,000 per year)",
    "Send your CV and salary requirements (for instance £40,000 per annum).",
    "What is your current salary (e.g. $55,000 per year)?",
    "Mention your hourly rate, such as $40 per hour, in your proposal.",
    "Salary expectation (for example $60,000 per year).",
    "Let us know your minimum annual salary, e.g. $45,000.",
    "Please indicate what you would like to earn, for example $5,000 per month.",
    "Enter your expected compensation as a number, like $85,000 per year.",
    "Applications must include a salary expectation (e.g. CHF 95,000 per year).",
    "Share your target pay (example: $30 per hour) with your application.",
    "Bitte nennen Sie Ihre Gehaltsvorstellung (z. B. 55.000 € im Jahr).",
    "Teile uns deinen Gehaltswunsch mit, zum Beispiel 4.000 € im Monat.",
    "Indica tus expectativas salariales (por ejemplo, 30.000 € al año).",
    "Merci d’indiquer vos prétentions salariales (par exemple 42 000 € par an).",
    "Informe sua pretensão salarial (ex.: R$ 6.000 por mês).",
  ])("is no pay: %j", expectNone);

  it.each([
    ["Expected salary: $60,000 per year.", 60_000],
    ["Your expected salary is $60,000 - $70,000 per year.", 60_000],
    ["Salary expectations for this role: $60,000 - $70,000 per year.", 60_000],
    ["Tell us about yourself: we pay $60,000 - $70,000 per year.", 60_000],
    ["Please state your availability; the salary is $55,000 per year.", 55_000],
    ["Tell us your salary expectations, as our range is $60,000 - $70,000 per year.", 60_000],
    ["We expect to pay $90,000 - $100,000 per year.", 90_000],
    ["The anticipated salary is $80,000 - $90,000 per year.", 80_000],
    ["Pay depends on experience, e.g. $60,000 - $80,000 per year.", 60_000],
    ["Our salary meets most expectations: $70,000 - $80,000 per year.", 70_000],
    ["What you will earn: $40,000 - $50,000 per year.", 40_000],
    ["Desired start: May. Salary: $50,000 per year.", 50_000],
    ["The desired salary range for this job is $60,000 - $70,000 per year.", 60_000],
    ["Current salary range: $60,000 - $70,000 per year.", 60_000],
    ["Minimum salary: $60,000 per year.", 60_000],
    ["Gehaltsvorstellung: 55.000 - 60.000 € im Jahr.", 55_000],
    ["Salario esperado: 30.000 € al año.", 30_000],
    ["Salaire prévu : 42 000 € par an.", 42_000],
    ["Salário previsto: R$ 6.000 por mês.", 6_000],
  ])("is not what an employer expects to pay: %j", expectPay);
});

describe("what others were paid", () => {
  it.each([
    "Previous hires charged $35 an hour.",
    "Our last developer earned $70,000 a year.",
    "Former employees made $60,000 per year.",
    "The last person in this role was paid $55,000 a year.",
    "Last year our contractors billed $45 per hour.",
    "Past freelancers received $30 per hour.",
    "People we hired before were paid $4,000 a month.",
    "In 2019 our top designers earned around $120,000 a year.",
    "The previous salary for this position was $48,000 per year.",
    "Our founder used to make $20,000 per year.",
    "Some members have earned up to $3,000 per month.",
    "Our customers earn $60,000 per year on average.",
    "Our customers earn $4,000 a month with their shops.",
    "Sellers who use our software make $80,000 a year.",
    "Unser letzter Entwickler verdiente 60.000 € im Jahr.",
    "El anterior empleado ganaba 1.500 € al mes.",
    "Notre ancien graphiste gagnait 2 400 € par mois.",
    "O antigo funcionário ganhava R$ 4.000 por mês.",
  ])("is no pay: %j", expectNone);

  it.each([
    ["Like previous hires, you earn $35 an hour.", 35],
    ["We have raised pay: you now earn $60,000 per year.", 60_000],
    ["You have earned a degree and we pay $50,000 - $60,000 per year.", 50_000],
    ["Our team made history, and the salary is $60,000 per year.", 60_000],
    ["Pay is based on past experience: $60,000 - $70,000 per year.", 60_000],
    ["Last year we grew fast. Salary $80,000 per year.", 80_000],
    ["Previous experience required, $25 - $30 per hour.", 25],
    ["Salary offered: $60,000 - $70,000 per year.", 60_000],
    ["Time worked is paid at $30 per hour.", 30],
    ["Charged with leading a team, you earn $90,000 - $95,000 per year.", 90_000],
    ["The contractor is paid $45 per hour.", 45],
    ["Employees in this role are paid $60,000 per year.", 60_000],
    ["Hourly rate earned: $25 - $30 per hour.", 25],
    ["Vous gagnez 2 400 € par mois.", 2_400],
    ["Ganarás 2.500 € al mes.", 2_500],
  ])("is not what the job pays: %j", expectPay);
});

describe("what a trade or a course’s graduates earn", () => {
  it.each([
    "The average salary for nurses in Texas is $82,000 per year.",
    "Nurses earn $70,000 per year on average.",
    "The national average is $65,000 per year.",
    "According to Glassdoor, data engineers earn $120,000 per year.",
    "The median pay of accountants was $79,880 per year in 2023.",
    "Plumbers in Austin make a median of $58,000 a year.",
    "The industry average for this work is $50 per hour.",
    "The average developer makes $95,000 a year.",
    "On average, teachers earn $60,000 a year.",
    "Graduates earn $70,000 on average.",
    "Our alumni earn $90,000 per year.",
    "Graduates of our course earn $85,000 a year.",
    "Bootcamp graduates go on to earn $95,000 per year.",
    "After the program, our graduates make $75,000 a year on average.",
    "Das Durchschnittsgehalt für Pflegekräfte liegt bei 3.400 € im Monat.",
    "Absolventen verdienen im Durchschnitt 48.000 € im Jahr.",
    "El sueldo medio de un programador en España es de 30.000 € al año.",
    "Nuestros egresados ganan de media 2.500 € al mes.",
    "Le salaire moyen d’un développeur en France est de 45 000 € par an.",
    "Nos anciens élèves gagnent en moyenne 40 000 € par an.",
    "O salário médio de um programador no Brasil é de R$ 7.000 por mês.",
    "Nossos formados ganham em média R$ 5.000 por mês.",
  ])("is no pay: %j", expectNone);

  it.each([
    ["You'll earn on average $70,000 per year.", 70_000],
    ["Salary above the industry average: $90,000 - $100,000 per year.", 90_000],
    ["The average salary for this role is $70,000 per year.", 70_000],
    ["The average salary for engineers at our company is $90,000 per year.", 90_000],
    ["Drivers earn $25 per hour on average.", 25],
    ["Earn on average $1,500 per week.", 1_500],
    ["Work from home, earn on average $1,500 per week.", 1_500],
    ["Work from home and earn on average $1,500 per week.", 1_500],
    ["Engineers earn trust, average salary $70,000 per year.", 70_000],
    ["Your average pay will be $70,000 per year.", 70_000],
    ["On average, employees here earn $70,000 per year.", 70_000],
    ["According to your experience you earn $60,000 - $70,000 per year.", 60_000],
    ["Average salary: $65,000 per year.", 65_000],
    ["Graduates earn £28,000 per year in their first job with us.", 28_000],
    ["Open to graduates: salary £28,000 - £30,000 per year.", 28_000],
    ["Recent graduates start at $55,000 per year.", 55_000],
    ["Teach our course: you earn $50 per hour.", 50],
    ["Du verdienst im Durchschnitt 4.000 € im Monat.", 4_000],
    ["Você ganha em média R$ 5.000 por mês.", 5_000],
  ])("is not what the job pays: %j", expectPay);
});
