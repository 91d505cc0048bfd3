import { writtenHeadings } from '#shared/packed/import-words.ts'
import { headings } from '#shared/resume/headings.ts'
import { RESUME_LANGUAGES, SECTION_NAMES, type ResumeLanguage, type SectionName } from '#shared/resume/schema.ts'
import { textLanguage, type Language } from '#shared/text/languages.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** What a heading opens: a section, or a part of one that often has its own heading. */
export type SectionKind = SectionName | 'contact' | 'technical' | 'soft' | 'languages'
export type NamedHeading = { readonly kind: SectionKind; readonly languages: readonly ResumeLanguage[] }

/** The section that words open by themselves; null when they are no common heading in any language of resumes. */
export function headingNamed(text: string): NamedHeading | null {
  const words = fold(text)
  const known = KNOWN.get(words) ?? KNOWN_WITHOUT_SPACES.get(words.replaceAll(' ', ''))
  if (known) return known
  // 'Skills & Interests', 'Bildung und Zertifikate': when both parts are headings, the first one counts.
  const parts = words.split(/ (?:and|und|et|y|e|en|i|och|og|ja|a|ve|και|та|і|и|و) |, /)
  const all = parts.map((part) => KNOWN.get(part))
  return parts.length === 2 && all.every(Boolean) ? (all[0] ?? null) : null
}

/** Lower case without accents, numbering or punctuation; '&' and '/' become 'and'. Capitals hide the Turkish 'ı'. */
const fold = (text: string): string =>
  foldWord(text)
    .replaceAll('ı', 'i')
    .replace(/^[\s\d.)(ivx]*[.)]\s+/, '')
    .replace(/\s*[&+/]\s*/g, ' and ')
    .replace(/[^\p{L}\p{N}' ,-]+/gu, ' ')
    .replace(/['’]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const list = (text: string): readonly string[] => text.split(/[;\n]/).map((word) => word.trim())

type WrittenHeadings = Partial<Record<SectionKind, readonly string[]>>
const WORDS: Record<Language, WrittenHeadings> = {
  en: {
    contact: list(`contact;contact details;contact information;contact info;personal details;personal information
      personal data;details;get in touch;contacts;address;reach me`),
    summary: list(`summary;profile;about;about me;objective;career objective;professional summary;career summary
      executive summary;personal statement;personal profile;professional profile;overview;introduction
      summary of qualifications;career profile;statement;bio;biography;who i am;highlights;professional objective`),
    experience: list(`experience;work experience;professional experience;employment;employment history;work history
      career history;career;professional background;relevant experience;positions held;jobs;professional history
      work;employment experience;industry experience;clinical experience;teaching experience;research experience
      internships;internship experience;career experience;selected experience;additional experience;other experience
      professional career;experience and employment;nursing experience;leadership experience`),
    education: list(`education;academic background;academic history;educational background;education and training
      qualifications;academic qualifications;studies;degrees;schooling;training;academic training
      education and qualifications;university;academic education;educational qualifications`),
    skills: list(`skills;key skills;core skills;competencies;core competencies;areas of expertise;expertise
      professional skills;skill set;skills and abilities;strengths;skills summary;top skills;abilities;specialties
      key competencies;skills and tools;skills and technologies;areas of strength;key strengths;skills and languages`),
    technical: list(`technical skills;technologies;tools;tech stack;programming languages;hard skills;software
      technical expertise;computer skills;it skills;tools and technologies;technical proficiencies;technical
      software skills;frameworks;platforms;digital skills;technical competencies`),
    soft: list(`soft skills;personal skills;interpersonal skills;transferable skills;people skills;personal`),
    languages: list(`languages;language skills;spoken languages;language proficiency;language`),
    projects: list(`projects;personal projects;selected projects;key projects;side projects;academic projects
      portfolio;open source;project experience;notable projects;project work;relevant projects`),
    certifications: list(`certifications;certificates;licenses;licences;licenses and certifications;credentials
      licences and certificates;courses;professional development;certifications and licenses;training and certifications
      certifications and training;certification;professional certifications;courses and certificates;accreditations
      continuing education;courses and certifications;licensure;professional training`),
    volunteer: list(`volunteering;volunteer experience;volunteer work;volunteer;community service;community involvement
      voluntary work;community;volunteering experience;voluntary experience;social engagement;civic engagement`),
    awards: list(`awards;honors;honours;honors and awards;honors-awards;awards and honors;achievements;accomplishments
      awards and achievements;prizes;scholarships;recognition;distinctions;awards and recognition;honours and awards
      grants;fellowships;awards and honours;scholarships and awards`),
    publications: list(`publications;papers;articles;selected publications;research publications;publications and talks
      publications and presentations;research papers;journal articles;books`),
    interests: list(`interests;hobbies;hobbies and interests;interests and hobbies;personal interests;activities
      leisure;other interests;free time;extracurricular activities`),
    references: list(`references;referees;recommendations;testimonials;professional references`),
  },
  de: {
    contact:
      list(`kontakt;kontaktdaten;personliches;personliche daten;personliche angaben;zur person;anschrift;angaben zur person
      personalien;adresse`),
    summary: list(`profil;kurzprofil;uber mich;zusammenfassung;personliches profil;beruflicher hintergrund;ziel
      berufsziel;qualifikationsprofil;ueber mich;berufliches profil;kurzvorstellung;einleitung;karriereziel`),
    experience: list(`berufserfahrung;berufliche erfahrung;beruflicher werdegang;werdegang;berufspraxis;praxiserfahrung
      berufliche stationen;beruflicher hintergrund;arbeitserfahrung;tatigkeiten;berufstatigkeit;praktika;erfahrung
      berufliche tatigkeit;erfahrungen;praktische erfahrung;stationen;berufserfahrungen;beschaftigungsverhaltnisse
      berufliche laufbahn;anstellungen;praktische tatigkeiten;berufsweg;lebenslauf beruflich`),
    education: list(`ausbildung;bildung;bildungsweg;schulbildung;studium;schulische ausbildung;akademische ausbildung
      bildungsgang;hochschulbildung;studium und ausbildung;ausbildung und studium;schule;akademischer werdegang
      schulischer werdegang;berufsausbildung;aus- und weiterbildung;schul- und berufsausbildung;hochschule;schulzeit
      akademischer hintergrund;schul- und hochschulbildung`),
    skills: list(`kenntnisse;fahigkeiten;kompetenzen;fachkenntnisse;qualifikationen;kenntnisse und fahigkeiten;starken
      besondere kenntnisse;fahigkeiten und kenntnisse;kernkompetenzen;weitere kenntnisse;fachkompetenzen;skills
      zusatzqualifikationen;know-how;schwerpunkte;top-kenntnisse`),
    technical:
      list(`it-kenntnisse;edv-kenntnisse;technische kenntnisse;technologien;programmiersprachen;fachlich;software
      edv;technische fahigkeiten;computerkenntnisse;werkzeuge;pc-kenntnisse;it;fachliche kompetenzen;it-fahigkeiten`),
    soft: list(`soziale kompetenzen;personliche starken;soft skills;personlich;personliche fahigkeiten
      personliche kompetenzen;methodenkompetenz`),
    languages: list(`sprachen;sprachkenntnisse;fremdsprachen`),
    projects: list(`projekte;projekterfahrung;ausgewahlte projekte;eigene projekte;projektliste;private projekte`),
    certifications: list(`zertifikate;zertifizierungen;weiterbildung;weiterbildungen;fortbildung;fortbildungen;lizenzen
      kurse;schulungen;bescheinigungen;weiterbildung und zertifikate;seminare;zusatzausbildung;lehrgange
      zertifikate und weiterbildungen;weiterbildungen und zertifikate`),
    volunteer: list(`ehrenamt;ehrenamtliches engagement;engagement;ehrenamtliche tatigkeit;soziales engagement
      freiwilligenarbeit;ehrenamtliche tatigkeiten;gesellschaftliches engagement`),
    awards: list(
      `auszeichnungen;preise;ehrungen;stipendien;erfolge;preise und auszeichnungen;stipendien und auszeichnungen`,
    ),
    publications: list(`publikationen;veroffentlichungen;schriften;publikationsliste;fachartikel`),
    interests: list(
      `interessen;hobbys;hobbies;freizeit;hobbys und interessen;interessen und hobbys;personliche interessen`,
    ),
    references: list(`referenzen;empfehlungen`),
  },
  fr: {
    contact: list(`contact;coordonnees;informations personnelles;etat civil;informations;me contacter;mes coordonnees`),
    summary: list(`profil;a propos;a propos de moi;resume;objectif;profil professionnel;presentation;accroche
      resume professionnel;synthese;objectif professionnel;qui suis-je;en bref`),
    experience:
      list(`experience;experiences;experience professionnelle;experiences professionnelles;parcours professionnel
      parcours;emplois;carriere;stages;activites professionnelles;experiences et stages;stages et emplois;vie professionnelle
      experience de travail;experiences de travail;historique professionnel`),
    education:
      list(`formation;formations;etudes;diplomes;parcours scolaire;parcours academique;education;scolarite;cursus
      formation academique;formations et diplomes;etudes et formation;diplomes et formations;formation et diplomes
      formation initiale;etudes et diplomes;parcours universitaire;cursus scolaire`),
    skills: list(`competences;competences cles;savoir-faire;aptitudes;qualifications;domaines de competences;atouts
      competences professionnelles;domaines d expertise;expertises;principales competences;points forts;qualites
      connaissances`),
    technical:
      list(`competences techniques;informatique;competences informatiques;outils;technologies;logiciels;techniques
      langages;langages de programmation;outils informatiques;connaissances informatiques;bureautique`),
    soft: list(`savoir-etre;competences personnelles;qualites personnelles;competences relationnelles;personnelles
      qualites humaines;competences comportementales`),
    languages: list(`langues;competences linguistiques;langues etrangeres;langues parlees`),
    projects: list(
      `projets;projets personnels;realisations;projets realises;projets academiques;projets professionnels`,
    ),
    certifications: list(`certifications;certificats;habilitations;formations complementaires;formation continue;permis
      certifications et formations;formations et certifications;attestations`),
    volunteer: list(`benevolat;engagement associatif;vie associative;engagements;activites associatives;volontariat
      experience associative;experiences associatives;engagements associatifs`),
    awards: list(`distinctions;prix;recompenses;prix et distinctions;bourses;bourses et distinctions;honneurs`),
    publications: list(`publications;articles;travaux et publications;articles scientifiques;communications`),
    interests: list(`centres d interet;interets;loisirs;hobbies;centre d interet;activites extra-professionnelles;divers
      passions;loisirs et interets;activites;sports et loisirs;activites et loisirs`),
    references: list(`references;recommandations`),
  },
  es: {
    contact: list(`contacto;datos personales;informacion de contacto;informacion personal;datos de contacto;datos`),
    summary: list(`resumen;perfil;perfil profesional;sobre mi;objetivo;resumen profesional;extracto;objetivo profesional
      presentacion;acerca de mi;quien soy;extracto profesional;perfil personal`),
    experience: list(`experiencia;experiencia laboral;experiencia profesional;trayectoria profesional;historial laboral
      trayectoria;empleo;practicas;trayectoria laboral;experiencias;carrera profesional;vida laboral;experiencias laborales
      historia laboral;experiencia de trabajo;antecedentes laborales;practicas profesionales;experiencia previa`),
    education: list(`educacion;formacion;formacion academica;estudios;titulacion;educacion y formacion;datos academicos
      estudios realizados;formacion y estudios;antecedentes academicos;formacion reglada;titulos;estudios academicos
      historial academico;preparacion academica`),
    skills: list(`habilidades;competencias;aptitudes;conocimientos;capacidades;destrezas;habilidades y competencias
      competencias clave;fortalezas;conocimientos y habilidades;competencias profesionales;aptitudes principales
      habilidades profesionales;areas de experiencia;especialidades`),
    technical: list(`habilidades tecnicas;conocimientos tecnicos;informatica;herramientas;tecnologias;tecnicas;programas
      conocimientos informaticos;competencias tecnicas;competencias digitales;lenguajes de programacion;ofimatica`),
    soft: list(`habilidades blandas;habilidades personales;competencias personales;personales;habilidades sociales
      habilidades interpersonales;cualidades`),
    languages: list(`idiomas;lenguas;idioma;conocimientos de idiomas`),
    projects: list(
      `proyectos;proyectos personales;proyectos destacados;proyectos relevantes;portafolio;proyectos academicos`,
    ),
    certifications:
      list(`certificaciones;certificados;cursos;formacion complementaria;licencias;cursos y certificaciones
      certificaciones y cursos;formacion continua;cursos realizados;cursos y seminarios;otros cursos;licencias y certificaciones`),
    volunteer: list(
      `voluntariado;trabajo voluntario;experiencia de voluntariado;actividades de voluntariado;accion social`,
    ),
    awards: list(`premios;reconocimientos;logros;becas;premios y reconocimientos;distinciones;honores;becas y premios
      logros y premios;galardones`),
    publications: list(`publicaciones;articulos;publicaciones academicas;ponencias;publicaciones cientificas`),
    interests: list(`intereses;aficiones;pasatiempos;hobbies;intereses personales;intereses y aficiones;tiempo libre
      otros intereses`),
    references: list(`referencias;recomendaciones`),
  },
}

function wordsIn(language: ResumeLanguage): readonly (readonly [SectionKind, readonly string[]])[] {
  const main = textLanguage(language)
  const words = main ? WORDS[main] : (writtenHeadings as Partial<Record<ResumeLanguage, WrittenHeadings>>)[language]
  const own = main ? SECTION_NAMES.map((name) => [name, [headings(main)[name]]] as const) : []
  return [...own, ...(Object.entries(words ?? {}) as [SectionKind, readonly string[]][])]
}

/** What the first language with these words calls so, and all that have them ('Profil', 'Contact'). */
const KNOWN: ReadonlyMap<string, NamedHeading> = (() => {
  const known = new Map<string, NamedHeading>()
  for (const language of RESUME_LANGUAGES) {
    for (const [kind, words] of wordsIn(language)) {
      for (const word of words.map(fold)) {
        const before = known.get(word)
        if (!before) known.set(word, { kind, languages: [language] })
        else if (!before.languages.includes(language))
          known.set(word, { ...before, languages: [...before.languages, language] })
      }
    }
  }
  return known
})()

/**
 * Without spaces, because letter-spaced headings lose the spaces between words or gain some within them ('E D U C AT I
 * O N').
 */
const KNOWN_WITHOUT_SPACES: ReadonlyMap<string, NamedHeading> = new Map(
  [...KNOWN].map(([words, named]) => [words.replaceAll(' ', ''), named]),
)
