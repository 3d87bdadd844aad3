import { describe, expect, it } from "vitest";

import { decideRemote } from "../reading/decide-remote.ts";
import { readFacts } from "../reading/read-facts.ts";

/** The facts of a text in short: "residence only FR". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe.each([
  [
    "French",
    [
      ["Ouvert à tous les pays de l'Union européenne et à vous.", "residence only eu"],
      ["Seules les candidatures depuis la France seront étudiées par nous.", "residence only FR"],
      ["Peu nous importe votre lieu de résidence, nous travaillons avec vous.", "residence open"],
      [
        "Un permis de travail suisse est indispensable et vous le fournissez.",
        "workAuthorization required CH",
      ],
      ["Nous ne prenons pas en charge les visas pour ce poste.", "sponsorship refused"],
      ["Vous intervenez comme prestataire indépendant pour nous.", "employment contractor"],
      ["Nos bureaux de Rennes vous sont ouverts si vous le souhaitez.", "workplace optional"],
      ["Vous choisissez entre télétravail et bureau, selon vos envies.", "workplace optional"],
      ["Nous nous retrouvons à Paris une fois par trimestre avec vous.", "travel required"],
      ["Prévoir 20 % de déplacements en Europe, avec vous et nous.", "travel required"],
      ["Des déplacements ponctuels sont possibles pour vous et nous.", "travel optional"],
    ],
  ],
  [
    "Spanish",
    [
      ["Aceptamos candidaturas de Colombia y Perú, con tu CV y una carta.", "residence only CO PE"],
      ["Tu lugar de residencia debe ser Uruguay, con el alta y los datos.", "residence only UY"],
      ["Puedes vivir en el país que quieras, con una buena conexión.", "residence open"],
      ["Contrato por servicios, con los pagos al día y una tarifa.", "employment contractor"],
      ["Puedes elegir entre teletrabajo u oficina, con los medios.", "workplace optional"],
      ["La jornada se realiza en nuestra oficina de Murcia, con el equipo.", "workplace required"],
      ["Nos reunimos dos veces al año en Valencia, con el equipo.", "travel required"],
      ["Cuatro horas de coincidencia con Madrid, con los descansos y una pausa.", "hours required"],
    ],
  ],
  [
    "Portuguese",
    [
      ["Contratamos no mundo todo, com os mesmos direitos para você.", "residence open"],
      ["Não contratamos em Angola, com uma explicação para você.", "residence excluded AO"],
      ["De preferência, vives em Portugal, com os meios e uma mesa.", "residence preferred PT"],
      ["Se quiseres, podes usar o nosso escritório, com uma mesa.", "workplace optional"],
      ["Encontramo-nos duas vezes por ano em Lisboa, com uma festa nas ruas.", "travel required"],
    ],
  ],
  [
    "German",
    [
      ["Dein Wohnort spielt für uns keine Rolle, und das ist nicht neu.", "residence open"],
      ["Leider können wir in der Schweiz nicht einstellen, und das ist so.", "residence excluded CH"],
      ["Du darfst in der EU arbeiten, und das ohne Visum.", "workAuthorization required eu"],
      ["Unser Büro in Kiel steht dir offen, und das mit dem Team.", "workplace optional"],
      ["Du kommst an drei Tagen zu uns nach Mainz, und das mit dem Team.", "workplace required"],
      ["Wir treffen uns viermal im Jahr in Hamburg, und das mit dem Team.", "travel required"],
      ["Gelegentliche Dienstreisen sind möglich, und das mit dem Zug.", "travel optional"],
      ["Du bist in der Zeitzone von New York erreichbar, und das für das Team.", "hours required"],
    ],
  ],
] as const)("a posting in %s", (_, sentences) => {
  it.each([...sentences])("says %s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});

it.each(["Cariste", "Apicultora", "Maler (m/w/d)", "Tratorista"])(
  "a %s works where things are, unless the posting speaks of work from home",
  (title) => {
    const decide = (text: string) => decideRemote({ title, stated: "", text }, []).remote;
    expect(decide("")).toBe("no");
    expect(decide("Remote.")).toBe("yes");
  },
);
