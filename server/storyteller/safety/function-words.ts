/** Words that no line can do without. As a name one of them is set with a capital letter; as a wish it says nothing. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but of to in on at by for with from as is was were be been it its he she they him her them his their that this there then than so not no one all who what when where up down out
  over had have has did do said asked you your i me my we us our if into very little old everyone everybody nobody somebody was asleep now just too only`.split(
    /\s+/u
  )
)
