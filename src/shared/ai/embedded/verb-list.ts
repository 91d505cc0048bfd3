/** Verbs whose past is their own: base, past, participle where it differs. */
export const IRREGULAR: readonly (readonly string[])[] = `
be was been|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent|bet bet|bid bid|bind bound
bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|build built|rebuild rebuilt|burn burnt
buy bought|cast cast|catch caught|choose chose chosen|come came come|cost cost|creep crept|cut cut|deal dealt|dig dug|do did done
redo redid redone|draw drew drawn|redraw redrew redrawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought
find found|fit fit|flee fled|fly flew flown|forget forgot forgotten|forecast forecast|freeze froze frozen|get got gotten|give gave given
go went gone|grind ground|grow grew grown|hang hung|have had|hear heard|hide hid hidden|hit hit|hold held|keep kept|know knew known
lay laid|lead led|leave left|lend lent|let let|lose lost|make made|remake remade|mean meant|meet met|oversee oversaw overseen|pay paid|repay repaid
proofread proofread|put put|quit quit|read read|reset reset|ride rode ridden|ring rang rung|rise rose risen|run ran run|rerun reran rerun
say said|see saw seen|seek sought|sell sold|resell resold|send sent|set set|shake shook shaken|shed shed|shoot shot|show showed shown|shrink shrank shrunk
shut shut|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spend spent|split split|spread spread|stand stood
steal stole stolen|stick stuck|strike struck|sweep swept|swim swam swum|swing swung|take took taken|retake retook retaken|teach taught|tear tore torn|tell told
think thought|rethink rethought|throw threw thrown|undertake undertook undertaken|understand understood|uphold upheld|wake woke woken|wear wore worn|win won|wind wound
withdraw withdrew withdrawn|write wrote written|rewrite rewrote rewritten|speed sped|overcome overcame overcome|outgrow outgrew outgrown|weave wove woven|babysit babysat|undergo underwent undergone|foresee foresaw foreseen|override overrode overridden|partake partook partaken|undo undid undone|outsell outsold|spin spun|sew sewed sewn|sow sowed sown|plead pled|light lit|upsell upsold|lie lay lain`
  .trim()
  .split(/[|\n]/)
  .map((forms) => forms.split(' '))

/** Regular verbs of work, as they are looked up. */
export const REGULAR: ReadonlySet<string> = new Set(
  `accept access accommodate accomplish account achieve acquire act adapt add address adjust administer adopt advance advertise advise
  advocate agree aid aim alert align allocate allow analyse analyze announce answer apply appoint approach approve arrange assemble
  assess assign assist attach attain attend attract audit author authorise authorize automate award back bake balance ban bandage bathe
  bike bill block board boil book boost bottle brainstorm brand brew brief broadcast browse brush budget bundle bus butcher calculate calibrate call
  calm campaign canvass capture care carry carve cash catalog catalogue categorise categorize cater celebrate centralise centralize certify chair challenge
  change charge chart chase chat check chop clarify classify clean clear climb close coach code coded collaborate collate collect color colour combine
  comfort commission communicate compare compile complete compose compost compress conduct configure confirm connect conserve consolidate
  construct consult contact contain contribute control convert convince cook coordinate copy correct counsel count cover craft create
  cross-train cultivate curate customise customize cycle damage debate debug decide decline decorate decrease dedicate define delegate deliver demo demonstrate deploy
  describe design detect determine develop devise diagnose digitise digitize direct disassemble discharge discover discuss dispatch dispense display distribute
  diversify document donate double draft drain dress drill drop drywall dry dust dye earn ease edit educate eliminate email embed employ empower enable
  encourage end enforce engage engineer enhance enlist enrol enroll ensure enter entertain equip escalate escort establish estimate evaluate examine exceed
  execute exhibit expand expedite experiment explain explore export extend extract fabricate facilitate factor farm fasten feature fence fertilise fertilize field file
  fill film filter finance finalise finalize finish fire fish fix flag flatten fold follow format formulate forward foster found frame free fry fulfil fulfill
  function fund furnish garden gather generate glaze govern grade graduate grant graph graze greet grill groom group guard guide halve hammer handle handover
  harvest haul head heal help herd highlight hike hire host house hunt identify illustrate implement import improve include involve incorporate increase index induct
  inform initiate innovate inspect inspire install instruct insulate integrate interact interpret intervene interview introduce inventory invent invest
  investigate invite invoice iron irrigate isolate issue join judge juggle jump keyboard label labor land last launch launder learn lecture level leverage liaise license lift
  link list listen litigate load lobby localise localize locate lock log look lower machine mail maintain manage manufacture map mark market massage master match
  measure mediate memorise memorize mend mentor merge migrate milk mill minimise minimize mix mobilise mobilize model moderate modernise modernize modify monitor motivate mount
  move mow multiply navigate negotiate network notify number nurse nurture observe obtain offer offload onboard open operate optimise optimize orchestrate order organise organize
  orient outline outperform outsource overhaul own pack package paint pair park partner pass patch patrol perform persuade phone photograph pick pilot pioneer pitch place
  plan plant plaster play plough plow plumb point polish populate port position post pour practise practice prep prepare prescribe present preserve press prevent price print prioritise
  prioritize process procure produce profile program programme project promote propose protect prototype prove provide prune publicise publicize publish pull pump purchase push
  qualify query question queue race raise ramp rank rate reach rearrange rebrand receive recognise recognize recommend reconcile reconfigure record recover recruit recycle redesign
  reduce refactor refer refill refine refinish reform refresh refund register rehabilitate reinforce relate release relocate remediate remodel remove renegotiate renew renovate reorganise
  reorganize repair replace replenish reply report represent request require research reschedule reserve resolve respond restock restore restructure retain retire retrain retrieve
  return reuse review revise revamp revive rework reword roast roll rotate route sample sand sanitise sanitize save scale scan schedule score scout screen script seal search season seat secure
  segment select separate sequence serve service settle shadow shape share sharpen shave shift ship shoot shop shorten shovel showcase sign simplify simulate skip slash slice
  smooth solder solve sort source specify spot sponsor spray stabilise stabilize stack staff stage standardise standardize start steer step sterilise sterilize stitch stock stop store straighten
  strategise strategize streamline strengthen stretch strip structure study style submit succeed suggest summarise summarize supervise supply support surpass survey swap switch
  synthesise synthesize tackle tag tailor tank target task taste tend test thin tidy tie tile time top total tour trace track trade train transcribe transfer transform transition translate
  transplant transport travel treat triage trim triple troubleshoot try tune turn tutor type uncover unify unload unpack unite update upgrade upload use utilise utilize vaccinate
  vacuum validate value verify vet video view visit visualise visualize volunteer wait walk warehouse wash waste watch water wax weed weigh weld welcome widen wipe wire work wrap x-ray yield zone
  halved need want like love enjoy adore hate prefer believe happen seem care worry wish hope aim aspire struggle attempt guess suppose expect complain die fail break-in crash suffer dream co-found cofound co-write co-lead co-chair onboard reconnect resize restart retype rewire plate garnish marinate peel dice dish shred shampoo blow-dry highlight perm wait deep-clean
  cross-sell up-sell crew operate trench frame pave dig hoist scaffold concrete excavate grout rope tow dock palletise palletize pick reload ration quarantine stall foal shear calve bale till
  dose inject catheterise suction intubate chart bandage reposition ambulate rehome foster befriend safeguard signpost refer advocate mow landscape mulch lay prune edge
  backfill benchmark containerise containerize dockerize paginate cache shard provision instrument parallelise parallelize precompute vectorise vectorize profile monitor log ingest crawl scrape parse wrangle plot annotate
  subtitle storyboard typeset proof screenprint caption livestream stream podcast blog tweet post livetweet a/b-test pitch cold-call quote close upsell renew churn win-back prospect canvass demo
  bookkeep reconcile accrue invoice journal file lodge assess audit amortise amortize depreciate remit chase credit debit redact depose brief plead draft notarise notarize lodge mediate arbitrate`
    .trim()
    .split(/\s+/),
)

/** Verbs that double their last letter: 'planned', 'planning'. */
export const DOUBLING: ReadonlySet<string> = new Set(
  `plan stop ship cut run swap drop plug map scan chat log tag trim wrap rig grab slip step shop control refer prefer admit commit
  submit permit occur transfer program format debug sub bid knit knot pin rip rub skip snap strip tap top trap trip whip blog vet
  net set reset equip fit mop hop tip dip jot spot dig get put hit let sit win spin swim shut split quit begin forget beat-up prep cross-plan
  bag bet bat chop clip crop drag fan flag flip hug jam jog lag nag pop rob sag shred slim sin slot tan thin trek zip zap lip man rerun compel propel excel deter infer upsetting forget babysit patrol`
    .trim()
    .split(/\s+/),
)
