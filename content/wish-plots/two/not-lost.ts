import { wishPlot } from '../wish-plot.ts'

export const notLost = wishPlot({
  id: 'wish-two-finds',
  tellsAny: 'finds',
  about: 'Somebody has found somebody and asks whose that is; nobody comes for the notice, for the one who was found had been looking for the finder.',
  titles: ['Found, with a Notice', 'Too Far to the Left', 'Who Found Whom', '{role} Has Found Somebody', '{H} Puts Up a Notice'],
  company: ['notice', 'door', 'pencil', 'hall', 'window', 'street', 'kitchen'],
  want: [
    {
      id: 'somebody',
      A: 'partner',
      paragraphs: [
        'There was a ring, and outside stood {role.first}. “I’ve {finds.past} somebody,” said {role}, and moved over. Behind {role.it} sat {mate.first}. “I looked round, and there was {mate}. Have you lost one?”',
        '“No,” said {H}, and was sorry about it. {A} looked up and down the street, and nobody was looking for anybody. “Come in, both of you. By bedtime we’ll know who’s missing {mate}.” So {role} {role.enters}. Then {mate} {mate.enters}.'
      ]
    }
  ],
  way: [
    {
      id: 'notice',
      A: 'partner',
      paragraphs: [
        '“There’s got to be a notice,” said {A}. {H} wrote FOUND at the top of a sheet. “And what’s {mate} like?” They watched, with the pencil ready. And {mate} {mate.trouble}. {H} needed the back of the sheet as well.',
        'They hung it on the door, and {role} was to hold the pins. But {role.it} {role.trouble}.',
        { extra: 1, joins: true, both: ['“{role.why},” said {H} quickly.'] },
        { extra: 1, joins: true, both: ['{mate} leaned forward, so as not to miss any of it.'] }
      ]
    },
    {
      id: 'where-home',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where do you live?” asked {A}. “{mate.home},” said {mate}. “Then that’s where we should ask,” said {H}, and was already looking for the other shoe.',
        '“You can ask,” said {mate}, “but there’s nobody in.” “How do you know?” “I’m here,” said {mate}. {H} put the shoe down again. There was nothing that anybody could say to that.'
      ]
    },
    {
      id: 'peas',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I was found once,” said {A}, “in a shop, beside the tinned peas.” “Had you been lost long?” asked {H}. “I hadn’t been lost at all,” said {A}. “I was with the peas. It was the others who’d gone.”',
        '{mate} nodded at that for quite some time.'
      ]
    },
    {
      id: 'other-finds',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Do you often find things?” asked {A}. {role} counted up. There’d been one glove, on six different days. There’d been half a ladder. “And once there was {role.wants},” said {role}, “but I was only allowed to look.”',
        '“And somebody?” asked {H}. “Never before,” said {role}. “I walk about the whole time, and nobody’s ever there.” {mate} coughed, and looked at the ceiling.'
      ]
    },
    {
      id: 'the-street',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll be the street,” said {A}, and went out and rang. First came a man who had lost an umbrella. They all looked at {mate} from the left and the right. It was no umbrella.',
        'Then came a lady who had lost her temper. “Where did you last have it?” asked {H}. “In the queue at the post office,” said the lady. They wrote that down for her, and she felt better on the stairs already.'
      ]
    },
    {
      id: 'window',
      A: 'partner',
      paragraphs: [
        'Nobody came. So {mate} was put in the window, facing the street, and {role} waited in the kitchen. When they looked again, the window was empty. {mate} was in the kitchen, right behind {role}.',
        'They took {mate} back. The second time it went even faster. “Lost again,” said {H}. But {A} had seen it all. “{mate} doesn’t look at the street,” said {A} slowly. “Not once. {mate} looks at {role}.”'
      ]
    },
    {
      id: 'supper',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When you’ve been found you get something to eat. {mate} would have liked {mate.wants}. There was a rusk. {mate} looked at it carefully, and broke it in two, which isn’t easy with a rusk.',
        'One half was eaten at once. The other half was pushed across the floor. It came to a stop in front of {role}. “It isn’t hungry any more,” said {A}. But that was not how it looked.'
      ]
    },
    {
      id: 'as-role',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Let’s see if anybody will do,” said {A}. {A} walked up and down the hall just as {role} would, elbows and all. {mate} watched politely. After the second time {mate} leaned over, so as to see past {A}.',
        '“What did I do wrong?” asked {A}. “Nothing,” said {H}. “But you haven’t got {role.part}.” {A} felt for it, and it was true.'
      ]
    },
    {
      id: 'year-and-a-day',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How long do you keep what you’ve found?” asked {role}. “A year and a day,” said {A}, who’d heard it from a policeman. “And after that?” “After that it’s yours.”',
        'Nobody spoke. {H} began to count how many suppers that was. It was plain that {role} was counting too, and that {mate} had long ago finished.'
      ]
    },
    {
      id: 'handwriting',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} read the notice once more, to see if it was right. “It says a lot about what {mate.it} does,” said {A}, “but not who ought to come.” {H} took the pencil and wrote: Anybody who has a place free.',
        'They looked at that for a while, and so did {role}. “How big must the place be?” asked {role}. Nobody knew. About as big as {mate}, they thought, and a bit over.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '“{A} always knows who belongs where,” said {H}, and brought {mate} over. {A} looked at {mate} for a good while. Then {A} looked at {role} for exactly as long.',
        '“{A} knows something,” said {H}. They all waited. But {A} is one of those who never say.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once found a whole uncle,” said {S}, “at the station, on a bench. He’d been told to wait there.” “For whom?” asked {A}. “He’d forgotten,” said {S}. “So we took him home.”',
        '“And did nobody ask for him?” “Years later,” said {S}. “By then we couldn’t spare him.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'Now {S} wanted to be found as well, and went and stood behind the curtain. Two feet stuck out. {A} looked in the bread bin first, and under the mat, as is only polite.',
        '“Found,” said {A} at last. {S} came out and blinked. “Is there a notice?” asked {S}. So one was written, quite small, and it hung under the other.'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody',
      A: 'partner',
      paragraphs: [
        '“Who’s looking for you?” asked {H}. “Nobody,” said {mate}. “I was looking. I’d heard that there was {role.a} about. So I went and sat where {role.it} would look next. Twice I was too far to the left.”',
        '“I thought I’d {finds.past} you,” said {role}. “You did,” said {mate}. “I only helped. Do it again, what you did at the door.” And {role} {role.use}.',
        { extra: 1, joins: true, both: ['So that it was fair, {mate} {mate.use}.'] }
      ]
    },
    {
      id: 'best-bit',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Show us how it was,” said {A}. The hall was the street. {mate} sat down behind the umbrella stand, and {role} went by and saw nothing. {mate} moved. {role} went by again, deep in thought.',
        'The third time {role} turned round. “Stop there,” said {mate}. “That’s the best bit.” They did the best bit four times more, and each time {role} was just as surprised.'
      ]
    },
    {
      id: 'hiding',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Tomorrow one of us could hide,” said {role}, “and the other one finds.” “I’m no good at hiding,” said {mate}. “I always want to be found too soon.” “So do I,” said {role}.',
        '{A} thought that those would be very short games. “But lots of them,” said {H}.'
      ]
    },
    {
      id: 'other-way-round',
      A: 'partner',
      paragraphs: [
        'Then {H} took the pencil once more. FOUND could stay, and what came after it was crossed out. “Found: {role.a},” wrote {H}, “by {mate}.” {A} hung it straight.',
        { extra: 1, both: ['“And if anybody rings for one of us?” asked {role}. “Then they’ll have to take the pair,” said {H}.'] }
      ]
    },
    {
      id: 'from-then-on',
      paragraphs: ['And that was how it came about. {role.but}, and {mate} had never wanted anything else.']
    },
    {
      id: 'address',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} wrote the address on two bits of paper, one for each. “If you ever lose each other, come here,” said {H}. “We’ve got the sheet and the pins.”',
        '{role} read it twice and put it away safely. {mate} held it upside down, and nodded, and had no plans to need it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} checked under the sofa, in case somebody else was lost.',
      '{names} flattened against the wall in the hall, twice.',
      { text: '{names} offered a saucer of milk and a chair, not knowing which was right.', needs: ['hands'] },
      { text: '{names} searched the cushions for anything with a name on it.', needs: ['hands'] }
    ],
    way: [
      '{names} walked across the notice, and left a print on it.',
      '{names} sat down in front of the door, and hid half of the words.',
      { text: '{names} blew on the ink.', needs: ['hands'] },
      { text: '{names} wrote a second notice, with bigger letters.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled between the finder and the found, where it was warm.',
      '{names} bounced, because that had been the answer all along.',
      { text: '{names} pushed the pins in a bit further, so that the notice would stay.', needs: ['hands'] },
      { text: '{names} brought two more cups, since the guests were staying for a bit.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the hall they said good night. {role} {role.night}. Close behind went {mate}, and neither of them was lost.',
    '{H} splashed a little, and lay down, in the place where people would look first.'
  ],
  last: [
    'Nobody was missing anybody. {H} was just where you’d look, and asleep.',
    'The notice hung on the door, and {H} had been found by sleep.'
  ]
})
