/** Common first names, lowercase; none that is also a common word, a month or a town. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `adam ahmed aisha alan alejandro alex alexander ali alice alicia amanda amina amir amy ana andrea andreas andrew angela anita ann anna anne anthony
  antonio aoife barbara beatrice ben benjamin bernard bob brandon brenda brian bruno carla carlos carmen carol caroline catherine cathy cheryl chloe chris christian
  christina christine christopher ciara claire clara claudia colin connor craig cynthia daniel daniela danielle danny dave david deborah denise dennis derek diana diane
  diego dimitri dmitri don donna dorothy doug edward elena eleanor elisabeth elizabeth ella emily emma eric erik erin esther ethan eva evelyn farid fatima felix fernando fiona
  florian francesca francesco frank fred gabriel gary george georgia gerald giulia gloria greg gregory hannah hans harry hassan heather heidi helen helena henry howard ian ibrahim igor
  ingrid isaac isabel isabella ivan jack jacob jacqueline jake james jamie jan jane janet jason javier jean jeff jeffrey jennifer jenny jeremy jerry jesse jessica jim jimmy joan
  joanna joe joel johan john johnny jonas jonathan jose joseph joshua juan juanita julia julian julie justin kamal karen karim karl kate katherine kathleen kathy katie keith kelly ken
  kenneth kevin khalid klaus kyle larry laura lauren leila leo leon leonard linda lisa liz lorenzo louis louise lucas lucia lucy luis luca lukas luke lydia magda maggie mahmoud manuel marco marcus
  margaret maria marie marina mario marta martha martin mary mateo matt matthew maureen megan mehmet melissa michael michelle miguel mike mohamed mohammed monica muhammad nadia nancy naomi natalie natasha
  nathan neil nicholas nicole nigel nina noah nora oliver olivia olga omar oscar pablo pamela patricia patrick paul paula pedro peter petra phil philip phillip pierre priya rachel raj
  ralph raymond rebecca ricardo richard rita robert roberto robin roger ronald rosa ruth ryan sabine sally sam samantha samir samuel sandra sanjay sara sarah scott sean sergio sharon
  sheila shirley silvia simon sofia sonia sophia sophie stefan stella stephanie stephen steve steven stuart sue susan suresh susanne sven svetlana sylvia tamara tanya ted teresa terry theresa thomas
  tim timothy tina toby todd tom tomas tony tracy valentina vanessa vera veronica vicky victor victoria vijay vincent vladimir walter wanda wayne wendy wei william xavier yasmin yolanda yusuf yvonne zoe`
    .trim()
    .split(/\s+/),
)
