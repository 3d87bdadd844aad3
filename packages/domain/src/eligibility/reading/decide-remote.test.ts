import { expect, it } from "vitest";

import { decideRemote } from "./decide-remote.ts";
import { readFacts } from "./read-facts.ts";

const decide = (text: string, { title = "Keeper", stated = "" } = {}) =>
  decideRemote({ title, stated, text }, readFacts(title, text));

it("leaves out work at a place, with the words that say so", () => {
  expect(decide("We map caves. This is a hybrid role with 2 days in our office.")).toEqual({
    remote: "no",
    because: "says-so",
    quote: "This is a hybrid role with 2 days in our office.",
  });
  expect(decide("We embrace a hybrid way of working.").remote).toBe("no");
  expect(decide("Hybrides Arbeitsmodell").remote).toBe("no");
  expect(decide("3 jours par semaine sur site.").remote).toBe("no");
  expect(decide("You have the option of working from home two days per week.").remote).toBe("no");
  expect(decide("Los lunes y los miércoles se trabaja en la oficina.").remote).toBe("no");
  expect(
    decide("Zwei Tage in der Woche sitzen wir im Haus; an den übrigen drei können Sie mobil arbeiten.")
      .remote,
  ).toBe("no");
  expect(decide("Work arrangement: Hybrid").remote).toBe("no");
  expect(decide("Your base is a balance of our office and your home.").remote).toBe("no");
  expect(decide("Ability to work from the office.").remote).toBe("no");
  expect(decide("We offer a hybrid work environment.").remote).toBe("no");
  expect(decide("We encourage a healthy blend of hub and home working.").remote).toBe("no");
  expect(decide("You can work from home every Monday if you wish.").remote).toBe("no");
});

it("leaves out trades that are done where their things are", () => {
  expect(decide("", { title: "Truck Driver" })).toMatchObject({ remote: "no", because: "trade" });
  expect(decide("", { title: "Field Service Technician" }).remote).toBe("no");
  expect(decide("", { title: "Bus Driver II - Lima" }).remote).toBe("no");
  expect(decide("", { title: "Chef - Remote Lodges" }).remote).toBe("no");
  expect(decide("", { title: "Chef de cuisine" }).remote).toBe("no");
  expect(decide("", { title: "Chef de projet" })).toMatchObject({ because: "silence" });
  expect(decide("", { title: "Tischlermeister Werkstattleitung" }).remote).toBe("no");
  expect(decide("", { title: "Técnico de mantenimiento ascensores" }).remote).toBe("no");
  expect(decide("", { title: "Crane Operator" }).remote).toBe("no");
  expect(decide("", { title: "MRI Technologist" }).remote).toBe("no");
  expect(decide("", { title: "Truck Driver CDL A" }).remote).toBe("no");
  expect(decide("", { title: "Security Officer" }).remote).toBe("no");
  expect(decide("", { title: "Operador de caixa" }).remote).toBe("no");
  expect(decide("This is a remote position in the field.", { title: "Chaplain" }).remote).toBe("no");
  expect(decide("", { title: "Information Security Officer" }).remote).toBe("yes");
  expect(decide("", { title: "Engineer, Crane Operator Software" }).remote).toBe("yes");
  expect(decide("A remote desk.", { title: "Medical Assistant" }).remote).toBe("yes");
  expect(decide("Vous consultez chez vous.", { title: "Infirmière de nuit" }).remote).toBe("yes");
  expect(decide("", { title: "Program Manager, Truck Driver Displays" }).remote).toBe("yes");
  expect(decide("", { title: "Operations Manager, Installer Network" }).remote).toBe("yes");
  expect(decide("Advise patients from home: remote.", { title: "Registered Nurse" }).remote).toBe("yes");
});

it("leaves out work that its text tells at a place", () => {
  expect(
    decide("A desk in einer hellen, freundlichen Praxis: Ihr Arbeitsplatz in einer hellen Praxis.").remote,
  ).toBe("no");
  expect(decide("You repair the equipment of bakeries in the assigned area.").remote).toBe("no");
  expect(decide("A classroom-based position.").remote).toBe("no");
  expect(decide("This role is a field role.").remote).toBe("no");
  expect(decide("Mostly remote, but you need to come to the office once a month.").remote).toBe("no");
});

it("keeps trades that are done on papers", () => {
  expect(decide("", { title: "Benefit Verification Pharmacy Technician" }).remote).toBe("yes");
  expect(decide("", { title: "Pharmacy Technician" }).remote).toBe("no");
});

it.each([["This position is not remote."], ["The job is partially remote."], ["This is not a remote role."]])(
  "takes what is hardly remote for no remote job: %s",
  (text) => {
    expect(decide(text).remote).toBe("no");
  },
);

it("believes a posting that denies it rather than its board", () => {
  expect(decide("This position is not remote.", { stated: "Remote, Spain" }).remote).toBe("no");
});

it.each([["You work remotely five days a week."], ["No more five days a week in the office."]])(
  "keeps remote jobs that speak of days: %s",
  (text) => {
    expect(decide(text).remote).toBe("yes");
  },
);

it("keeps a choice of remote or an office", () => {
  expect(decide("Work remote, hybrid or in-office.").remote).toBe("choice");
  expect(decide("Arbeite dort, wo du magst: im Home Office oder in unserem Büro.").remote).toBe("choice");
  expect(decide("This is a fully remote role. 2 days a week in the office for those in Lima.").remote).toBe(
    "choice",
  );
  expect(decide("Hybrid work environment. You choose: from home or from one of our offices.").remote).toBe(
    "choice",
  );
  expect(decide("3 days a week in the office.", { stated: "Remote or hybrid, Spain" }).remote).toBe("choice");
});

it.each([
  ["This role requires 3 days in our Paris office."],
  ["You must be in our Paris office three days a week."],
  ["You will need to commute to our Boston office twice a week."],
  ["3 Tage pro Woche im Büro sind verpflichtend."],
  ["Se requiere asistir a la oficina 2 días a la semana."],
  ["Présence obligatoire au bureau 2 jours par semaine."],
  ["We look forward to seeing you two days a week in an office."],
  ["This is a hybrid role: Mondays and Fridays on site in Porto."],
  ["An vier Tagen pro Woche bist du bei uns im Büro in Jena."],
  ["Nous vous attendons au bureau de Brest deux jours par semaine."],
  ["Modelo híbrido: dos días en la oficina de Quito."],
  ["This is not a remote position. It is done in Porto."],
  ["This isn't a remote job; you work from our studio in Porto."],
  ["This isn’t a fully remote role."],
  ["This is not a fully remote role."],
  ["This role isn't fully remote."],
  ["Hybrid, with Mondays and Wednesdays at our Porto HQ."],
  ["3 days a week on-site at our headquarters."],
  ["This position is 100% on-site at our Porto office."],
  ["We expect you at our Porto headquarters every Monday and Friday."],
])("takes days of every week in an office as stricter than a board's “remote”: %s", (text) => {
  expect(decide(text, { stated: "Remote" }).remote).toBe("no");
});

it("keeps a remote job whose office is asked for once a month, or of those who live near it", () => {
  expect(decide("You must be able to commute to Austin once a month.", { stated: "Remote" }).remote).toBe(
    "choice",
  );
  expect(
    decide("Employees within 30 miles are required to be in the office 2 days a week.", { stated: "Remote" })
      .remote,
  ).toBe("choice");
});

it.each([
  ["This job is 100% on-site in our Oslo headquarters."],
  ["This is an in-person role at our Oslo headquarters."],
  ["You'll work full-time from our Oslo office."],
  ["You have to work from our Oslo HQ Monday to Friday."],
  ["We map caves.\nOn-site position."],
])("leaves out work at an office, wherever its field says people may live: %s", (text) => {
  expect(decide(text, { stated: "Worldwide" }).remote).toBe("no");
});

it.each([
  ["Our HQ is in Oslo."],
  ["A hybrid team, headquartered in Oslo."],
  ["This isn't just a remote job, it is a calling."],
  ["Our colleagues in Oslo keep an optional office."],
  ["We all meet twice a year on site."],
  ["Office days only if you live nearby."],
  ["Remote or hybrid, whichever you choose."],
  ["Perks: an on-site gym, and lunch at our office in Oslo."],
  ["100% remote. We have an office in Oslo."],
  ["You will help the on-site engineers of our plants."],
  ["You can work from our Oslo office two days a week if you like."],
  ["Our Oslo team is in the office two days a week."],
  ["Employees in Oslo come to the office three days a week."],
])("keeps remote jobs of companies that have an office: %s", (text) => {
  expect(decide(text, { stated: "Remote" }).remote).not.toBe("no");
});

it("takes silence for remote, for boards list remote jobs", () => {
  expect(decide("We map caves.")).toEqual({ remote: "yes", because: "silence", quote: "" });
  expect(decide("We map caves. Fully remote.").because).toBe("says-so");
});

it("is not misled by hybrids that are no places", () => {
  expect(decide("You run our hybrid cloud. A hybrid role of design and code.").remote).toBe("yes");
});

it.each([
  "Workplace type: On-site",
  "Work location: In person",
  "Location: Lima (on-site)",
  "On-site in Quito, Ecuador",
  "Arbeitsort: vor Ort in Bremen",
  "Modalidad: presencial",
  "Presencial em Recife",
])("takes a line of a form for stricter than a board's remote: %s", (text) => {
  expect(decide(text, { stated: "Remote" })).toMatchObject({ remote: "no", quote: text });
});

it.each(["Location: on-site or remote", "Modalidad: presencial o remoto", "Onsite interview in Quito"])(
  "but not where it offers both, or is of something else: %s",
  (text) => {
    expect(decide(text, { stated: "Remote" }).remote).not.toBe("no");
  },
);
