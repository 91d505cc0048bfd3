import { foldWord } from '#shared/text/tokens.ts'

/**
 * Whether a line states an action: by its first word, or by the participle at the end of German lines ('Zwölf Lehrlinge
 * ausgebildet').
 */
export function statesAction(line: string): boolean {
  const [word = ''] = /\p{L}+/u.exec(line.replace(PREFIX, '')) ?? []
  return isActionVerb(foldWord(word)) || isAccented(word) || PARTICIPLE.test(line)
}

/** 'Co-wrote', 'Re-opened', 'Open-sourced'. */
const PREFIX = /^\P{L}*(?:co|re|pre|open|cross)-/iu

/** Spanish past forms ('Cableé', 'Subí') and French participles ('Respecté', 'Passée') with their accents. */
const isAccented = (word: string): boolean =>
  /^\p{L}{2,}(?:ées?|és?|í)$/u.test(word) &&
  !/(?<!vis|inv|explo|éd|lim)ité$/.test(word) &&
  !ACCENTED_NOUNS.has(foldWord(word))

/** At the end of a sentence or before punctuation; lowercase, because German capitalizes nouns. */
const PARTICIPLE =
  /(?<=\s)(?:\p{Ll}*ge\p{Ll}{2,}(?<!m)(?<!tlem)(?:en|t)(?<!ment)|\p{Ll}{3,}iert|(?:ver|über|unter|ent|er)\p{Ll}{3,}[elrhzgdktn]t(?<!ment)|be(?!nefit)\p{Ll}{3,}[elrzhg]t)(?=$|[.,;:!)]|\s[–-]\s)/u

/** Whether a folded word at the start of a line is an action verb or noun, in English, German, French or Spanish. */
export const isActionVerb = (word: string): boolean => VERBS.has(word) || (REGULAR.test(word) && !NO_ACTION.has(word))

/** Past forms of regular English verbs; German '-ieren' forms and nouns in '-ung'. */
const REGULAR = /^[a-z]{3,}ed$|^[a-z]{3,}ierte?$|^[a-z]{3,}ung$/

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words of the same shape that state no action. */
const NO_ACTION = new Set(
  words(
    `based certified dedicated detailed driven educated embed exceed experienced focused gifted indeed interested
    involved licensed motivated need needed organised organized proceed qualified related required seed skilled speed
    succeed supposed talented tasked trusted united used varied versed wanted
    abteilung ausbildung berufserfahrung branchenerfahrung einrichtung erfahrung fortbildung leistung losung
    praxiserfahrung projekterfahrung qualifizierte richtung sitzung umgebung umschulung vergutung versicherung
    weiterbildung wohnung zeitung engagiert interessiert motiviert orientiert promoviert qualifiziert strukturiert
    zertifiziert`,
  ),
)

/** Words with the same ending that are nouns or function words. */
const ACCENTED_NOUNS = new Set(
  words(
    `ahi alli annee aqui armee arrivee asi associe beaute bebe cafe charge chargee clarte comite communaute cote degre
    delegue deleguee diplome diplomee dictee duree employe employee entree fierte idee jose journee liberte loyaute
    lycee marche marie matinee motive motivee musee nouveaute nouveautes passionne passionnee porque procede proprete
    que resume retraite salarie salariee sante soiree surete tournee volonte`,
  ),
)

const VERBS: ReadonlySet<string> = new Set([
  // English: past forms without '-ed', and present forms.
  ...words(
    `began bought brought built caught chose cut dealt drew drove fed forecast fought found gave grew held hit kept led
    left made met oversaw put ran rebuilt rethought rewrote rose saw sent set shot sold sought spent spoke spun stood
    swept taught told took undertook upheld withdrew won wrote
    achieve achieves administer administers advise advises analyse analyses analyze analyzes answer answers assemble
    assembles assess assesses audit audits automate automates build builds care carry carries check checks clean cleans
    coach coaches collect collects conduct conducts control controls cook cooks coordinate coordinates create creates
    cut cuts deliver delivers design designs develop develops direct directs document documents draft drafts drive
    drives edit edits ensure ensures establish evaluate evaluates execute executes file files fix fixes forecast
    forecasts grow grows guide guides handle handles hire hires identify identifies implement implements improve
    improves increase increases install installs introduce introduces inspect inspects launch launches lead leads
    maintain maintains make makes manage manages mentor mentors migrate migrates monitor monitors negotiate negotiates
    operate operates optimise optimises optimize optimizes order orders organise organises organize organizes oversee
    oversees own owns perform performs plan plans prepare prepares present presents produce produces program programs
    provide provides publish publishes raise raises reconcile reconciles recruit recruits reduce reduces repair repairs
    report reports research researches resolve resolves review reviews run runs save saves schedule schedules secure
    secures sell sells serve serves set sets shape shapes ship ships solve solves streamline streamlines supervise
    supervises support supports teach teaches test tests track tracks train trains translate translates treat treats
    write writes
    add adds allocate allocates answer arrange arranges book books bring brings chair chairs cover covers define
    defines draw draws explain explains film films give gives hold holds induct inducts interpret interprets keep keeps
    learnt log logs look looks map maps measure measures meet meets model models partner partners process processes
    promote promotes qualify qualifies read reads redesign remove removes replace replaces restore restores send sends
    sort sorts source sources speak speaks supply supplies swap swaps take takes trace traces update updates use uses
    verify verifies walk walks wash weld welds`,
  ),
  // German: past forms, infinitives and the nouns that begin German lines.
  ...words(
    `analysierte analyse arbeitete aufbau aufgebaut automatisierte automatisierung baute bediente begleitete begleitung
    behandelte beriet beratung berechnete betreute betreuung bearbeitete bearbeitung beschaffte beschaffung betrieb
    dokumentierte dokumentation durchfuhrung einfuhrung eingefuhrt einarbeitung entwarf entwickelte entwickelt
    entwicklung entwicklen ermittelte erstellte erstellung erstellt erzielte erhohte fertigte fertigung fuhrte fuhren
    fuhrung gestaltete gestaltung gewann implementierte implementierung installierte installation kalkulierte
    konzipierte konzeption konzept koordinierte koordination kontrollierte kontrolle kurzte leitete leiten leitung
    lieferte loste machte migrierte migration montierte montage modernisierte optimierte optimierung organisierte
    organisation pflegte pflege plante planen planung programmierte programmierung prufte prufung reparierte reparatur
    reduzierte reduzierung recherchierte schloss schrieb schulte schulung senkte sicherte sorgte steigerte steigerung
    steuerte steuerung testete trainierte uberarbeitete ubernahm ubernahme uberwachte uberwachung umsetzung umgesetzt
    unterrichtete unterstutzte unterstutzung verantwortete verantwortung verbesserte verbesserung verfasste verhandelte
    verhandlung verkaufte verkauf verkurzte versorgte versorgung verwaltete verwaltung vertrieb vorbereitung wartete
    wartung warb
    arbeitet baue baut bediene bedient begleite begleitet berate berat betreue betreut bilde bildet bildete brachte
    entwickle erstelle fuhre fuhrt gab halte hielt kalkuliere koordiniere leite leitet montiere nahm organisiere pflegt
    pflegte plane prufe pruft schreibe schreibt schult setzte steuere steuert stellte uberwacht unterrichte unterrichtet
    verantworte verantwortet verhandelt verhandle verkaufe verkauft versorge versorgt vertrat vertrete vertritt verwalte
    verwaltet wies`,
  ),
  // French: participles and nouns.
  ...words(
    `accompagne accompagnement administre ameliore amelioration analyse anime animation assure augmente automatise
    calcule concu conception conduit conduite conseille conseil construit controle controle coordonne coordination cree
    creation dirige direction developpe developpement diminue economise effectue elabore elaboration encadre encadrement
    enseigne entretien etabli evalue fabrique facture forme formation gere gestion implante installe installation lance
    lancement livre maintenu maintenance mene migre mis mise negocie negociation obtenu optimise optimisation organise
    organisation participe pilote pilotage planifie planification prepare preparation prepare produit production
    programme realise realisation recrute recrutement redige redaction reduit reduction repare resolu soigne soutenu
    suivi supervise supervision teste traite traitement traduit vendu vente verifie
    accueil accueilli audit classement consolidation correction corrections decroche defini deploiement deploye
    depannage divise double etabli exploitation fidelise integration integre introduit investigation mesure modernise
    passage pose prospection redresse reecrit refonte relecture remplace remplacement renforce repondu restructure
    revision saisie securise signature simplifie structure surveillance tenue traduction transforme valide visite
    accompagner accueille accueillir animer appris assurer atteint concevoir conduire conduis developper embauche encadrer
    enseigner fait former gerer obtiens organiser ouvert planifier preparer pris realiser recu rediger remis rendu repris
    suivre tenu tiens tient transmis vendre vends`,
  ),
  // Spanish: past forms, participles and nouns.
  ...words(
    `administre administracion ahorre amplie analice analisis aplique apoye asesore asesoramiento atendi atencion
    aumente automatice calcule capacite cocine colabore conduje configure consegui construi control controle coordine
    coordinacion cree creacion cuide cuidado dirigi direccion desarrolle desarrollo disene diseno dupliqué duplique
    edite elabore elaboracion ensene entregue entrene escribi evalue facture formé forme gane gestione gestion implante
    implemente implementacion implementacion incremente instale instalacion inicie introduje investigue lance lidere
    logre mantenimiento mantuve mejore mejora migre monte negocie negociacion optimice optimizacion organice
    organizacion planifique planificacion prepare preparacion produje programe publique realice recluté reclute redacte
    reduje reduccion reparé repare represente resolvi revise seleccione supervise supervision trabaje traduje tramite
    use vendi venta ventas verifique
    acompane arme atiendo audite baje cerre cierre compre coordino cumpli defini depure desplegue dirijo documente
    documentacion duplique elimine estableci estimacion fabrique gestiono integre integracion lidero medi migracion
    modele modernice monto movi negocio ordene pase publico reescribi registre registro renegociacion renove reestructure
    resuelvo saque seguimiento segmente simplifique sustitucion sustitui transforme traslade unifique visito
    acompano cuido dirijo enseno gestiono hago hice llevo mantengo organizo preparo programo puse rehice superviso vendo`,
  ),
])
