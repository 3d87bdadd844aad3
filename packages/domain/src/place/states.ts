/** The states and provinces of a country by ISO 3166-2, as postings name them: a code may have several names. */
export const STATES: Readonly<Record<string, string>> = {
  US:
    "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|" +
    "FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|" +
    "MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|" +
    "NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NY New York State|NC North Carolina|ND North Dakota|OH Ohio|" +
    "OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|" +
    "VT Vermont|VA Virginia|WA Washington|WA Washington State|WV West Virginia|WI Wisconsin|WY Wyoming",
  CA:
    "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NL Newfoundland|NS Nova Scotia|" +
    "NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|PE PEI|QC Quebec|SK Saskatchewan|YT Yukon",
  BR:
    "AC Acre|AL Alagoas|AM Amazonas|AP Amapá|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|" +
    "MG Minas Gerais|MS Mato Grosso do Sul|MT Mato Grosso|PA Pará|PB Paraíba|PE Pernambuco|PI Piauí|PR Paraná|" +
    "RJ Rio de Janeiro|RN Rio Grande do Norte|RO Rondônia|RR Roraima|RS Rio Grande do Sul|SC Santa Catarina|SE Sergipe|" +
    "SP São Paulo|TO Tocantins",
  AU:
    "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|" +
    "VIC Victoria|WA Western Australia",
  IN:
    "AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CG Chhattisgarh|GA Goa|GJ Gujarat|HP Himachal Pradesh|HR Haryana|" +
    "JH Jharkhand|KA Karnataka|KL Kerala|MH Maharashtra|ML Meghalaya|MN Manipur|MP Madhya Pradesh|MZ Mizoram|NL Nagaland|" +
    "OD Odisha|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TR Tripura|TS Telangana|UK Uttarakhand|UP Uttar Pradesh|" +
    "WB West Bengal",
  MX:
    "BCN Baja California|BCS Baja California Sur|CAM Campeche|CHH Chihuahua|CHP Chiapas|COA Coahuila|COL Colima|DUR Durango|" +
    "GRO Guerrero|GUA Guanajuato|HID Hidalgo|JAL Jalisco|MIC Michoacán|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|" +
    "QUE Querétaro|ROO Quintana Roo|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|YUC Yucatán|ZAC Zacatecas",
  DE:
    "BW Baden-Württemberg|BY Bavaria|BY Bayern|BB Brandenburg|HE Hesse|HE Hessen|MV Mecklenburg-Vorpommern|NI Lower Saxony|" +
    "NI Niedersachsen|NW North Rhine-Westphalia|NW Nordrhein-Westfalen|NW NRW|RP Rhineland-Palatinate|RP Rheinland-Pfalz|SL Saarland|" +
    "SN Saxony|SN Sachsen|ST Saxony-Anhalt|ST Sachsen-Anhalt|SH Schleswig-Holstein|TH Thuringia|TH Thüringen",
};
