import { expect, it } from "vitest";

import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";

const tell = (text: string) => readWhoMayApply(["DE", "PE"], "Remote", text);

it.each([
  "Employment is available in Germany; elsewhere contractor.",
  "We only employ people in Germany. Elsewhere, you work as a freelancer.",
  "Employees must live in Germany, contractors elsewhere.",
  "We can employ you only if you live in Germany. In other countries we hire through an employer of record.",
  "We employ people in Germany and contract with people everywhere else.",
  "We can only employ you in Germany. If you live elsewhere, you'll be a contractor.",
  "Employment is only possible in Germany, otherwise as a freelancer.",
  "Anstellung nur in Deutschland, anderswo als Freelancer.",
  "Contratamos solo en Alemania. En otros países trabajas como autónomo.",
  "Outside Germany you'd be engaged as an independent contractor; inside it, as an employee.",
  "In Germany you'll be a full-time employee, and outside Germany a contractor.",
  "Außerhalb Deutschlands beschäftigen wir dich als Freelancer, innerhalb fest angestellt.",
  "Si vives fuera de Alemania, trabajarás como autónomo; si vives en Alemania, con contrato laboral.",
  "Fora da Alemanha, a contratação é como prestador de serviços; na Alemanha, CLT.",
  "En dehors de l'Allemagne, vous serez freelance ; en Allemagne, en CDI.",
  "Nous recrutons en Allemagne ; ailleurs, vous travaillez comme freelance.",
])("is open elsewhere to those who come as contractors: %s", (text) => {
  expect(tell(text)).toBe("yy");
});

it.each([
  "You must live in Germany. Outside Germany we do not work with contractors.",
  "You must live in Germany. Elsewhere we do not work with contractors.",
  "You must live in Germany and have worked elsewhere as a contractor.",
  "You must live in Germany. Elsewhere in the company, contractors help us.",
])("but not by %s", (text) => {
  expect(tell(text)).toBe("yn");
});
