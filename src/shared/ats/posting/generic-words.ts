/**
 * Words that most job postings use, whatever the job, folded and stemmed as they appear in any of the four languages.
 * Finding them in a resume says little.
 */
export const isGeneric = (folded: string): boolean => GENERIC.has(folded)

const GENERIC: ReadonlySet<string> = new Set(
  `ability able above account across active additional advantage all apply applicant application approach area asset
  attention attitude attractive available aware background base based basis become believe benefit best better big
  bonus brand bring build business busy candidate capability care career challenge change clear client close colleague
  collaborate collaboration collaborative come commitment committed common communicate communication community company
  competitive complete complex conduct consider contact continuous contract contribute core country create creative
  culture current customer daily day deadline deal degree deliver demonstrate department depend depending detail
  develop development different direct diverse diversity drive duty dynamic eager easy effective efficient employee
  employer employment energy english enjoy ensure environment equal equivalent essential etc every excellent excited
  exciting existing expect experience experienced expert expertise external familiar fast field find fit flexible focus
  follow following friendly full fun function future general global goal good great group grow growing growth hand handle
  hands happy hard help high highly hire hiring holiday home hour hybrid idea ideal identify impact important improve
  include included including individual industry information initiative inside insight inspire insurance interest
  interested interview internal international job join key kind know knowledge large latest lead leader leading learn
  learning least leave level life like local location long look looking love maintain make manage management manager
  market matter mean meet member mentor mindset minimum mission month motivated multiple national necessary need new next
  nice offer office open opportunity option order organisation organization organised organized orientation oriented
  outcome overall own ownership package paid parental part partner passion passionate pay pension people perform
  performance permanent person personal perspective place plan play please plus position positive possible practical
  practice preferred present previous pride priority proactive problem process professional proficiency proficient
  profile progress project proud proven provide purpose quality question quick range reach ready real regular related
  relationship relevant remote report reporting require required requirement resource respect responsibility responsible
  result role salary scale schedule seek seeking self senior sense service set share shape similar site skill small
  smart solid solution solve someone stakeholder standard start state stay step strategy strong structure structured
  structure style success successful support sure system take talent talented task team technical technology thing think
  thrive time timely title today together tool top track training transport travel trust type understand understanding
  unique update user value variety various vision want way week weekly welcome well wide willing willingness win within
  word work working workplace world write written yearly young
  abteilung aktiv alltag angebot anforderung arbeit arbeiten arbeitsweise arbeitsplatz attraktiv aufgabe ausbildung
  abgeschlossene bereich bereit betrieb bewerbung bewerben bieten bringen bringst deutsch deutschkenntnisse eigenverantwortlich
  einsatz englisch englischkenntnisse engagiert entwicklung erfahrung erfahrungen erwarten fahigkeit firma flexibel
  flexible gehalt gemeinsam gerne gesucht gut gute guter hohe hoher ihnen interesse jahrlich kenntnisse kollegen
  kommunikation kommunikationsstark kunden lernen leistung losung mitarbeit mitarbeiter mitarbeitende modern moglichkeit
  motivation motiviert neue neuen neuer person position profil projekt qualifikation selbststandig selbstandig sicher
  sorgfaltig standort stark starke stelle strukturiert suchen sucht tatigkeit teamfahigkeit teamgeist umgang umfeld
  unternehmen unterstutzung urlaub verantwortung verantwortungsbewusst vergutung verstarkung vielfaltig vollzeit
  vorteil weiterbildung wort zusammenarbeit zuverlassig
  accompagner activite anglais assurer autonome autonomie avantage bonne bonnes capacite cadre candidat candidature cdi
  client collaborateur collegue competence connaissance contexte contrat croissance dynamique emploi entreprise
  environnement equipe esprit experience expertise formation francais groupe integrer interne mission monde motivation
  niveau offre organisation pays permettre poste pratique prise profil projet qualite recherche recherchons recrute
  rejoindre rejoignez relation remuneration responsabilite rigueur rigoureux salaire sein sens service societe solution
  souhait travail travailler type valeur vie ville
  ambiente ano apoyo aptitud area beneficio buena buenas busca buscamos calidad candidato capacidad cargo cliente
  companero compania condicion conocimiento contrato crecimiento departamento desarrollo dinamico empleo empresa equipo
  espanol experiencia formacion funcion grupo habilidad horario incorporar incorporacion ingles interes jornada labor
  lider mundo necesidad nivel nuevo objetivo oferta oportunidad organizacion pais perfil persona persona posicion
  profesional proyecto puesto realizar relacion requisito responsabilidad sector seguimiento servicio solucion tarea
  tiempo trabajar trabajo valor vida`.split(/\s+/),
)
