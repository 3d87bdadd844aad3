/** Large cities, in addition to capitals and those that time zones are named after. */
const CITIES =
  "AE:Dubai,Sharjah|AF:Herat|AL:Tirana|AM:Yerevan|AO:Huambo|AR:Rosario,La Plata|AT:Salzburg,Graz,Linz,Wien|" +
  "AU:Sydney,Melbourne,Gold Coast,Canberra|AZ:Ganja|BA:Banja Luka,Mostar|BD:Chittagong,Chattogram,Khulna," +
  "Sylhet|BE:Antwerp,Antwerpen,Ghent,Gent,Liege,Leuven,Bruxelles,Brussel|BG:Plovdiv,Varna,Burgas|BO:Santa " +
  "Cruz de la Sierra,Cochabamba|BR:Rio de Janeiro,Belo Horizonte,Curitiba,Porto Alegre,Salvador," +
  "Florianopolis,Campinas,Goiania,Ribeirao Preto,Sorocaba,Joinville,Uberlandia,Niteroi,Londrina,Joao " +
  "Pessoa,Natal|BY:Gomel|CA:Montreal,Calgary,Ottawa,Quebec City,Waterloo,Kitchener,Victoria,Hamilton|" +
  "CD:Goma|CH:Geneva,Geneve,Genf,Basel,Lausanne,Bern,Lugano|CI:Yamoussoukro|CL:Valparaiso,Concepcion|" +
  "CM:Yaounde|CN:Beijing,Peking,Shenzhen,Guangzhou,Chengdu,Hangzhou,Wuhan,Nanjing,Xian,Tianjin,Suzhou," +
  "Chongqing,Shenyang,Harbin,Jinan,Zhengzhou,Changchun,Dalian,Kunming,Qingdao,Foshan,Dongguan,Wuxi,Xiamen," +
  "Ningbo,Taiyuan,Hefei,Changsha,Shijiazhuang,Lanzhou,Nanchang,Fuzhou,Guiyang,Nanning|CO:Medellin,Cali," +
  "Barranquilla,Cartagena,Bucaramanga|CR:San Jose|CU:Santiago de Cuba|CY:Limassol,Larnaca|CZ:Brno,Ostrava," +
  "Plzen,Praha|DE:Munich,München,Muenchen,Hamburg,Cologne,Köln,Koeln,Frankfurt,Stuttgart,Düsseldorf," +
  "Duesseldorf,Leipzig,Dresden,Hannover,Nuremberg,Bremen,Essen,Dortmund,Karlsruhe,Bonn,Mannheim,Bochum," +
  "Münster,Augsburg,Aachen,Freiburg,Mainz|DK:Aarhus,Odense,Aalborg,Kobenhavn|DO:Santiago de los Caballeros|" +
  "DZ:Oran,Constantine|EC:Quito|EE:Tartu|EG:Alexandria,Giza|ES:Barcelona,Valencia,Seville,Sevilla,Malaga," +
  "Bilbao,Zaragoza,Palma,Alicante,Granada,Murcia,Las Palmas|ET:Dire Dawa|FI:Espoo,Tampere,Turku,Oulu|" +
  "FR:Lyon,Marseille,Toulouse,Nice,Nantes,Bordeaux,Lille,Strasbourg,Montpellier,Rennes,Grenoble|" +
  "GB:Manchester,Edinburgh,Glasgow,Birmingham,Bristol,Leeds,Liverpool,Cambridge,Oxford,Cardiff,Belfast," +
  "Brighton,Sheffield,Newcastle,Nottingham,Leicester,Coventry,Aberdeen,Southampton|GE:Batumi|GH:Kumasi|" +
  "GR:Thessaloniki,Patras,Athina|GT:Quetzaltenango|HN:San Pedro Sula|HR:Split,Rijeka|HU:Debrecen,Szeged|" +
  "ID:Surabaya,Bandung,Denpasar,Bali,Medan,Yogyakarta,Semarang,Bekasi,Palembang,Tangerang,Depok,Batam|" +
  "IE:Cork,Galway,Limerick|IL:Tel Aviv,Haifa,Beer Sheva|IN:Mumbai,Bombay,Delhi,Bangalore,Bengaluru," +
  "Hyderabad,Chennai,Madras,Pune,Ahmedabad,Jaipur,Noida,Gurgaon,Gurugram,Kochi,Lucknow,Indore,Chandigarh," +
  "Coimbatore,Surat,Kanpur,Nagpur,Patna,Bhopal,Ludhiana,Agra,Vadodara,Nashik,Thane,Navi Mumbai,Ghaziabad," +
  "Faridabad,Rajkot,Varanasi,Amritsar,Visakhapatnam,Vizag,Mysore,Mysuru,Trivandrum,Thiruvananthapuram," +
  "Bhubaneswar,Guwahati,Madurai,Mangalore,Vijayawada,Meerut,Prayagraj,Allahabad,Jabalpur,Ranchi,Raipur," +
  "Dehradun|IQ:Erbil,Basra,Mosul|IR:Mashhad,Isfahan,Shiraz,Tabriz,Karaj|IT:Milan,Milano,Roma,Turin,Torino," +
  "Naples,Napoli,Bologna,Florence,Firenze,Venice,Genoa,Palermo,Verona|JM:Montego Bay|JO:Irbid|JP:Osaka," +
  "Kyoto,Yokohama,Nagoya,Fukuoka,Sapporo,Kobe,Kawasaki,Saitama,Hiroshima,Sendai|KE:Mombasa,Kisumu,Nakuru," +
  "Eldoret|KH:Siem Reap|KR:Busan,Incheon,Daegu,Daejeon,Gwangju,Suwon|KZ:Astana|LB:Tripoli Lebanon|LK:Kandy|" +
  "LT:Kaunas,Klaipeda|LV:Daugavpils|MA:Rabat,Marrakesh,Marrakech,Fes,Tangier,Agadir|MD:Balti|MG:Toamasina|" +
  "MK:Bitola|MM:Mandalay,Yangon|MT:Sliema|MX:Ciudad de México,CDMX,Guadalajara,Puebla,Queretaro,Leon,Playa del " +
  "Carmen,Zapopan,Toluca,Aguascalientes,San Luis Potosi,Culiacan,Veracruz|MY:Penang,Johor Bahru,George " +
  "Town,Kota Kinabalu|MZ:Beira|NG:Abuja,Kano,Ibadan,Port Harcourt,Benin City,Kaduna,Enugu,Onitsha,Aba," +
  "Warri,Jos,Ikeja,Lekki,Maiduguri,Ilorin,Abeokuta,Owerri,Uyo,Calabar,Akure,Zaria,Asaba|NL:Rotterdam,The " +
  "Hague,Den Haag,Utrecht,Eindhoven,Groningen,Delft|NO:Bergen,Trondheim,Stavanger|NP:Pokhara|NZ:Wellington," +
  "Christchurch,Dunedin|PE:Arequipa,Trujillo,Cusco|PH:Cebu,Cebu City,Davao,Quezon City,Makati,Caloocan," +
  "Davao City,Iloilo,Taguig,Pasig,Bacolod,Baguio,Cagayan de Oro|PK:Lahore,Islamabad,Rawalpindi,Faisalabad," +
  "Peshawar,Multan,Gujranwala,Sialkot|PL:Krakow,Wroclaw,Gdansk,Poznan,Lodz,Katowice,Gdynia,Warszawa," +
  "Szczecin,Lublin,Bydgoszcz|PT:Porto,Oporto,Braga,Coimbra,Faro,Lisboa|PY:Ciudad del Este|QA:Doha|RO:Cluj," +
  "Cluj-Napoca,Timisoara,Iasi,Brasov,Bucuresti|RS:Novi Sad,Nis,Beograd|RU:Saint Petersburg,St Petersburg," +
  "Kazan,Moskva,Nizhny Novgorod,Rostov-on-Don,Chelyabinsk,Ufa,Perm,Voronezh|SA:Jeddah,Mecca,Dammam,Medina," +
  "Makkah|SD:Omdurman|SE:Gothenburg,Goteborg,Malmo,Uppsala|SI:Maribor|SK:Kosice|SN:Thies|SV:Santa Ana|" +
  "SY:Aleppo|TH:Chiang Mai,Phuket,Pattaya|TN:Sfax,Sousse|TR:Ankara,Izmir,Antalya,Bursa,Adana,Gaziantep," +
  "Konya|TW:Taichung,Kaohsiung,Hsinchu,New Taipei,New Taipei City|TZ:Dodoma,Arusha,Mwanza,Zanzibar|UA:Lviv," +
  "Kharkiv,Odesa,Odessa,Dnipro,Kharkov,Donetsk|UG:Entebbe|US:NYC,New York City,San Francisco,Seattle,Austin,Boston,Houston," +
  "Dallas,San Diego,Miami,Atlanta,Philadelphia,Washington,San Antonio,Portland,Las Vegas,Minneapolis," +
  "Nashville,Salt Lake City,Raleigh,Pittsburgh,Orlando,Tampa,Charlotte,Columbus,San Jose California," +
  "Sacramento,Kansas City,St Louis,Baltimore,Brooklyn,Jacksonville,Fort Worth,Milwaukee,Cincinnati," +
  "Cleveland,Memphis,Oklahoma City,New Orleans,Albuquerque,Tucson,Oakland,Omaha|UY:Punta del Este|" +
  "UZ:Bukhara|VE:Maracaibo,Valencia Venezuela,Maracay|VN:Hanoi,Ho Chi Minh City,HCMC,Da Nang,Saigon,Hai Phong," +
  "Can Tho|YE:Sanaa|ZA:Cape Town,Durban,Pretoria,Port Elizabeth,Soweto,Bloemfontein|ZM:Ndola,Kitwe|" +
  "ZW:Bulawayo";

/** The cities of each country, by its code. */
export const CITY_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  CITIES.split("|").map((entry) => {
    const [code = "", cities = ""] = entry.split(":");
    return [code, cities.split(",")] as const;
  }),
);
