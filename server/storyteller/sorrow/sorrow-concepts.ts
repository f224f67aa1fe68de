/**
 * Words of one meaning, so that what the model learns of one (“leukaemia”) holds for the next (“lymphoma”), and what it
 * learns of a cough for a splinter. A word has at most one concept: the first list that holds it.
 */
// prettier-ignore
const CONCEPTS: readonly (readonly [name: string, words: string])[] = [
  [
    'death',
    `carked croaked snuffed perish slain slaughtered executed hanged hung electrocuted suffocated martyred martyr beheaded poisoned demise burying coffins crypt mausoleum pallbearer interred mourner mourners lament laments wakes bereaving inconsolably deathbed bucket clogs die dies died dying dead death deaths deceased departed expired perished funeral funerals burial buried bury burying grave graves graveside graveyard cemetery coffin casket crematorium cremated cremation ashes
    hearse shiva tangi memorial mourn mourning mourns grief grieving grieve grieves bereaved bereavement widow widowed widower orphaned heaven afterlife rip condolences suicide drowned stillborn stillbirth miscarriage miscarried
    miscarry killed murdered corpse hospice lifeless euthanised euthanized undertaker obituary requiem rosary eulogy wreath tombstone headstone urn urns fatal mort morte tot gestorben murió morto ded dided dyed diedd`
  ],
  [
    'grave illness',
    `hospitalised hospitalized inpatient comatose vegetative malnourished leukaemic cancerous tumorous nephrotic kidneys kidney liver lungs failure failing anaemia mastectomy hysterectomy colostomy catheter morphine insulin thalassaemia haemophilia spina bifida autoimmune neurone alzheimers amnesia psychotic delirium sectioned suicidal overdosing ventilated intubated trach tracheostomy stoma cancer leukaemia leukemia lymphoma tumour tumor tumours tumors chemo chemotherapy radiotherapy radiation oncology dialysis transplant sepsis meningitis encephalitis dementia alzheimer alzheimers parkinson parkinsons stroke strokes seizure
    seizures epilepsy epileptic coma ventilator icu picu nicu itu hdu incubator intensive diagnosis diagnosed prognosis terminal palliative biopsy cystic fibrosis dystrophy als hiv aids tb tuberculosis malaria cholera dengue ebola pneumonia
    psychiatric psychosis schizophrenia depression depressed bipolar anorexia anorexic bulimia addiction rehab paralysed paralyzed amputated aneurysm haemorrhage hemorrhage embolism cirrhosis sclerosis lupus donor marrow chronic
    incurable malignant benign lump secondaries metastases remission relapse relapsed overdose overdosed unconscious resuscitated defibrillator pacemaker premature preemie unresponsive feeding sickle`
  ],
  ['care of the ill', 'hospital hospitals ward wards clinic surgeon surgery operation operations operate operated operating ambulance emergency scan scans tests results treatment drip wires tubes tube oxygen monitor nurse nurses doctor doctors specialist consultant'],
  [
    'mild illness',
    `bogey bogies snivelly wheezy dizzy queasy vomit vomited puked puke spew measly scrape splinters bruises cramp chilblains conjunctivitis tetanus booster checkup flossing orthodontist optician patch goggles sling cold cough coughs coughing sneeze sneezes sneezing sneezed fever feverish temperature tummy tummyache plaster plasters bandaid bandage splinter nits lice verruca spots pox chickenpox tonsils tonsillitis grommets earache headache toothache
    snot snotty hiccups flu bug jab jabs vaccination vaccinated vaccine injection stitches stitch bruised sprained sprain grazed graze scraped itch itchy allergy allergies allergic rash filling dentist glasses braces brace sunburn sunburnt
    stung sting nosebleed throat runny blister wart eczema inhaler puffer medicine lozenge swollen snuffles sniffles sniffly seasick carsick cast crutches bump scab poorly`
  ],
  [
    'war',
    `occupation shells trench trenches trenches conscripted conscription mobilised drafted barracks minefield landmine mines grenade sniper snipers ceasefire curfew blockade besieged siege bodies smuggler smugglers dinghy border wire checkpoint checkpoints militias janjaweed taliban isis hamas idf war wars bomb bombs bombed bombing bombings missile missiles soldier soldiers tanks army troops frontline invaded invasion occupied refugee refugees asylum border borders siren sirens shelled shelling airstrike strikes militia rebels gunmen
    gun guns gunfire shooting shooter fled flee fleeing escaped evacuated evacuation displaced checkpoint drone drones explosion exploded blast massacre genocide persecuted camp shelter cellar basement bunker ukraine gaza syria sudan
    afghanistan kyiv kharkiv mariupol aleppo khartoum kabul goma rohingya yemen somalia lebanon donetsk congo tigray`
  ],
  ['prison', 'inmate sentenced remand parole handcuffed convicted conviction gaoled warden guards cell prison jail jailed gaol arrested arrest deported deport deportation detention detained visa papers sentence sentenced court judge custody police cops officers probation trial guilty locked bars cuffs handcuffs immigration ice years months'],
  ['parting', 'single estranged estrangement unfaithful cheated mistress remarried breakup divorce divorced divorcing divorces separate separated separating separation split splitting ex affair solicitor mediation visitation weekends alimony girlfriend boyfriend stepdad stepmum stepmother stepfather'],
  ['foster care', 'orphan orphans carer carers fosterer ward guardian adopter birthmother foster fostered fostering adopted adoption adoptive placement placements social services kinship guardian guardianship orphanage abandoned birth contact removed'],
  [
    'violence',
    `strangling throttled shoves shoved shove batters battered battering smack smacks smacked thumps thumped drags dragged pins pinned spits grabs grabbed undressed undress naked molests gropes groped perv stalker stalks stalking captive prisoner chained tied hits hit hitting beats beat beaten beating punched punches punch kicks kicked slaps slapped strangled strangles choked chokes squeezed belt bruise bruises abuse abused abusive raped molested touched touches threatens threatened
    threatening knife stabbed stabbing attacked attacks assault assaulted bleeding bled refuge violent violence weapon hurts hurt hurting harmed harm whipped cane slipper scares hides hid hide hiding secret secrets private kidnapped mugged robbed`
  ],
  ['drink and drugs', 'drunk drinks drinking drank vodka beer whisky whiskey wine bottle bottles drugs drug needles pills tablets cocaine heroin meth weed alcohol alcoholic alcoholism addict addicted sober stoned hungover gambling'],
  [
    'disaster',
    'smoke ash ashes ruined uninhabitable homelessness squatting bailiff repossessed foreclosure bankrupt redundancy redundant unemployed overdraft foodbanks starvation famine drought cyclones twister aftershock aftershocks rescuers stranded drowning submerged fire fires burned burnt burning burns flood floods flooded earthquake quake hurricane cyclone typhoon tornado tsunami wildfire landslide mudslide avalanche homeless evicted eviction hostel landlord foodbank bailiffs crash crashed accident wreck collapsed rubble trapped ruins destroyed starving hungry debt rent sunk sank capsized'
  ],
  ['loneliness', 'outsider outcasts loner friendless unloveable unlovable mock mocks mocked mocking taunt taunts taunted cyberbullying gang ganged racist racism slur slurs shunned lonely loneliness alone nobody noone bullied bully bullies bullying teased teasing excluded ignored hated hates hate ugly fat stupid worthless unwanted unloved rejected outcast weird spit names'],
  ['weeping', 'weepy despairing desperate grieved sorrow sorrowful mournful devastating crushed heartache heartbreaking heartbreak agony anguish trauma traumatised traumatized terrified fearful dread nightmare haunted empty hollow cry cries crying cried weeps weeping wept sob sobs sobbing sobbed tears heartbroken devastated inconsolable distraught upset broken shattered gutted hopeless despair numb shock shocked sad sadness unhappy miserable quiet silent speak speaking'],
  ['missing', 'miss misses missing missed longs longing homesick'],
  ['for ever', 'gone never forever ever goodbye goodbyes farewell anymore again longer last final permanently'],
  ['leaving', 'left leave leaves leaving walked packed moved moving went away far abroad returned'],
  ['losing', 'lost lose loses losing loss losses'],
  [
    'found again',
    'found find finds turned posted behind under back safe fine better mended fixed repaired returned laughed ok okay alright brave sticker'
  ],
  [
    'make-believe',
    'batman spiderman superman hero heroes spell spells wand castle kingdom adventure adventures quest treasure space planet moon rocket invisible invention machine talking secret game games gaming film films movie movies cartoon story stories pretend pretends pretending play plays playing played toy toys minecraft roblox fortnite level levels dream dreams dreamt costume puppet puppets book books tale tales museum museums show theatre stage magic magical fairytale legend joke jokes halloween imaginary video xbox nintendo playstation'
  ],
  ['gladness', 'funny silly laugh laughs laughing giggle giggles giggled giggling yay hooray happy birthday party dance dances dancing sing sings singing sang brilliant great love loves loved fun best favourite excited proud wins won win prize medal wonderful lovely hilarious holiday wedding'],
  ['tiredness', 'tired sleep sleeps sleeping slept asleep sleepy snore snores snored snoring nap naps napping snooze snoozes snoozing doze dozes dozing dozed nods nodding yawn yawns yawned awake bedtime overtired exhausted knackered'],
  [
    'temper',
    'cross angry anger mad grumpy grump furious rage tantrum tantrums meltdown shout shouts shouted shouting shouty yell yells yelled argue argues argued arguing argument arguments fight fights fighting fought row rows squabble squabbled squabbling quarrel quarrelled sulk sulks sulked sulking sulky stomped stamped slammed threw throws throwing kick bit bites bite pinched poked pushed shoved scribbled snatched cheats cheated unfair sorry naughty rude mean moody strop huff jealous jealousy share sharing turn turns told telling annoying annoys annoyed'
  ],
  ['age', 'age aged ageing retired slow slower deaf blind stick knees wrinkles wrinkly grey whiskers bald rocking forgetful forgets forgot hearing'],
  [
    'mishap',
    'leaky drips splashed slid skidded wobbled crumpled squashed squished bent bumping tangled knotted snagged unravelled unstuck derailed overflowed flooding spoiled burst broke break breaks snapped cracked smashed knocked spilled spilt spill dropped drop fell falls fall falling tripped slipped popped burst stuck late cancelled rained puncture tyre flat leak leaked leaking split ripped torn tore stopped stain stained muddy mud puddle soaked wet drenched ruined wobbly dented scratched bumped scraped jammed blocked melted melts shattered toppled tumbled chewed ate eaten eats swallowed'
  ],
  ['things', 'cup mug plate bowl lamp phone telly tv tablet fridge oven washing machine dishwasher kettle boiler heating lift wifi internet printer remote keys purse wallet hat coat glove gloves scarf welly wellies bag lunchbox pencil pen homework picture drawing glue paint slime sticker scissors door window chair sofa table bed carpet stairs shed fence gate tent suitcase bucket spade sandwich ice cream biscuit biscuits cake chips jam milk juice soup pasta peas broccoli carrot banana apple toast egg eggs pizza pudding sweets chocolate noodles rice'],
  ['travel', 'bus train plane ferry boat airport station traffic motorway road journey trip ticket platform car van bike scooter taxi'],
  ['work', 'work works working job shift shifts office conference meeting business course commute nights']
]

const CONCEPT_OF = new Map<string, string>()
for (const [name, words] of CONCEPTS)
  for (const word of words.split(/\s+/u)) if (!CONCEPT_OF.has(word)) CONCEPT_OF.set(word, name)

/** What a word in small letters is about, if it is in a list. */
export function conceptOf(word: string): string | undefined {
  return CONCEPT_OF.get(word)
}
