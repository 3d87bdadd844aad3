import { expect, it } from "vitest";

import { decideRemote } from "./decide-remote.ts";
import { readFacts } from "./read-facts.ts";

const decide = (title: string, text: string, stated = "Remote") =>
  decideRemote({ title, stated, text }, readFacts(title, text));

it.each([
  ["Truck Driver", "You drive our refrigerated trailers from Ohio to Maine."],
  ["CDL-A Driver", "Regional lanes, home weekly. You haul palletized freight."],
  ["Field Technician", "Every morning you travel to customer sites and mend their looms."],
  ["Field Service Engineer", "A service van with your tools comes with the job."],
  ["Solar Installer", "You are dispatched to homes and work sites across the county."],
  ["Courier", "You deliver medical packages between clinics."],
  ["Field Service Technician", "You install and mend looms at customer sites."],
  ["Visiting Nurse", "You care for patients in their homes."],
  ["Home Health Aide", "Home visits in and around Leeds."],
  ["Servicetechniker (m/w/d)", "Sie warten Melkanlagen bei unseren Kunden vor Ort."],
  ["Repartidor", "Pasas el día en ruta con la furgoneta."],
  ["Motorista", "Você passa a semana na estrada."],
  ["Technicien itinérant", "Vous intervenez chez nos clients."],
])("%s on the road is no remote work, though its place says so", (title, text) => {
  expect(decide(title, text)).toEqual({ remote: "no", because: "trade", quote: title });
});

it.each([
  ["Field Service Technician", "You guide people through repairs by video, working from home."],
  ["Field Service Technician", "You give remote support to those who travel to customer sites."],
  ["Field Service Technician", "This role is fully remote. Others travel to customer sites."],
  ["Remote Service Technician", "You dispatch colleagues to customer sites."],
  ["Service Technician", "You answer tickets of clinics and keep their printers' software."],
  ["Field Application Engineer", "You travel to customer sites about once a month."],
  ["Field Marketing Manager", "You are on the road for our fairs in spring."],
  ["Fleet Manager, Truck Drivers", "You plan who hauls which loads."],
  ["Nurse Case Manager", "You plan the care of patients in their homes."],
  ["Home Health Nurse", "You advise patients in their homes by video, from your own: remote work."],
  ["Technical Support Engineer", "You help our crews install looms at customer sites."],
  ["Recruiter for CDL Drivers", "You hire people who drive trucks over the road."],
  ["Software Engineer, Delivery", "Our app helps those who deliver packages."],
])("%s stays remote where place or text says so", (title, text) => {
  expect(decide(title, text).remote).not.toBe("no");
});
