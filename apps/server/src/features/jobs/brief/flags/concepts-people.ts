/**
 * Words for who acts: the client, the applicant, somebody else or the product, and words that change a statement. Lists
 * are separated by commas; a star at the end of a word means any ending. Accents do not count.
 */

/** The concepts of people and of small words. */
export const PEOPLE_CONCEPTS = {
  client: `i, we, nosotros, nous, wir, ich, je, our team, my team, our company, our agency, the client`,
  /** The client as the aim of a message. */
  toClient: `me, us, my, our, manager, recruiter, hr, hiring team, supervisor, coordinator, boss, assistant,
    secretary, team lead, agent, representative, the owner, nos, nous, moi, uns, mir, mich, mi, notre, mon, unser*, mein*,
    escribeme, escribenos, mandame, mandanos, agregame, agreganos, llamame, avisame, hablanos, contactanos, rejoignez nous, joindre, contactame, contactanos, hablame, contactez moi, ecrivez moi`,
  applicant: `team members, new joiners, joiners, serious ones, interested ones, the right ones, serious people, good ones, someone, somebody, anyone, anybody, you, u, ya, yourself, applicant*, candidate*, freelancer*, bidder*, contractor*, new hire*, new worker*,
    new member*, newcomer*, new starter*, new recruit*, interested people, people who, those who, anyone who, everyone who,
    everybody who, whoever, anyone interested, everyone, everybody, interested parties, whoever applies, the winner,
    each new, every new, tu, usted, ustedes, vous, du, sie, ihr, bewerber*, candidato*, candidat*, postulante*, new team members,
    new agents, new annotators, new writers, new translators, new designers, new developers, new editors,
    new employees, our employees, all employees, trainee*, writers, translators, designers, developers, editors, workers, every translator, each translator, every writer, each writer, every designer, each designer, every developer, each developer, every editor, each editor, every tester, each tester, every worker, each worker, every agent, each agent, every assistant, every member of the team, every newcomer, every person we hire, people we hire, whoever starts, whoever joins, whoever wants, hired people, remote staff, new staff`,
  your: `your, ur, yours, you, tu, tus, su, sus, votre, vos, ton, ta, tes, dein*, ihre, ihren, ihrem, ihrer, ihr`,
  their: `their, his, her, his own`,
  others: `seniors, elderly, beginners, grandparents, learner, parents, user, users, customer*, visitor*, guest, guests, patient, patients, tenant, tenants, student, students, member, members, buyer, buyers, sellers, our drivers, the drivers, drivers can, drivers contact, with drivers, participant*,
    subscriber*, our trainers, trainers, coaches, instructors, tutors, shopper*, parent, parents, player, players, fan, fans, our leads, with leads, to leads, leads can, prospects, attendee*, residents, donors,
    readers, viewers, passenger*, pupil*, merchant*, landlord*, our clients, clients, client s, his clients, her clients,
    their clients, runner*, traveler*, traveller*, kund*, clientes, el cliente, la cliente, usuarios, usuarias, el usuario, utilisateur*, les clients,
    aux clients, mieter*, besucher*, gaste*, alumnos, citizens, hosts, learners, borrowers, teachers, nurses, people can,
    one person, the person, shop owners, renters, delegates, exhibitors, travellers, children,
    kids, families, volunteers, musicians, players, athletes, couriers, cashiers, our staff, employees of, audience,
    the public, friends, suspects, victims, audience, locals, holders`,
  friend: `a friend, your friends, your audience, your followers`,
  thirdPerson: `he, she`,
  product: `app, apps, bot, bots, chatbot*, website, websites, webpage, landing page, the page, our page, the form, a form, contact form, forms, online form, button*, widget*, plugin*,
    plug-in*, script*, system, systems, api, apis, dashboard*, feature*, module*, checkout, cart, shop, shops, store, stores,
    screen, screens, crawler*, scraper*, database*, integration*, the tool, our tool, template*, workflow*, zap, zaps,
    automation*, crm, backend, frontend, portal*, extension*, la web, el bot, la app, tienda, boutique, le site, die app,
    das system, die seite, der bot, formular*, saas, spreadsheet*, excel, sheet, table, calculator*, generator*, chat widget,
    program, function*, webhook*, library, sdk, flow, sequence*, contract pdf, banner*, footer, header, logo, email field`,
  negation: `not, don t, doesn t, can t, couldn t, do not, won t, never, no, isn t, aren t, can t, cannot, without, avoid, nobody, no one,
    neither, nothing, didn t, shouldn t, refuse, stop, against, forbidden, nunca, ne, pas, nicht, kein*, niemals, jamais,
    not allowed, banned, sin, nor`,
  fraud: `scam, scams, scammer*, scamming, fraud*, phishing, red flag, red flags, con artist*, job offers that, fake job*, fake offers, fake recruiter*, identity theft`,
  aboutWord: `about, on how, how to, tips, guide, explain*, explaining, warn*, teach*, spot, avoid, recognize, recognise, detect*, against, prevention, awareness, cases of, victims`,
  /** Words before what is only written about. */
  topic: `about, article about, guide to, guide on, texts for, texts about, calculat*, research, comparing, compare, law, shows, showing, report on, list of, sobre, uber, texto`,
  /** Words that begin the phrase before an order. */
  opening: `as part of, as a part of, with, before, after, once, until, as soon as, for, in order to, to, if, when, antes, avant, vor, para, pour`,
  /** Words before an order. */
  leadIn: `tienes que, debes, deberas, hay que, debe, deben, il faut, faut, devez, devrez, doivent, mussen, musst, muss, sollen, please, pls, plz, kindly, just, simply, then, and, or, first, also, so, to, must, should, always, directly, now,
    only, can, will, have to, need to, may, next, finally, instead, better, best, rather, quickly, asap, at once, por favor,
    bitte, merci de, veuillez, interested, start, begin, by, feel free to, be ready to, willing to, happy to, able to,
    required to, asked to, expected to, need you to, want you to, ask you to, you, dear, hi, hello, hey, guys, still,
    immediately, upfront, but, y, et, und, zuerst, vorab, d abord, primero, ps, note, important, step, 1, 2, 3`,
} as const
