import { wishPlot } from '../wish-plot.ts'

export const shorter = wishPlot({
  id: 'wish-events-shorter',
  tellsAny: 'events',
  about: 'A sock whose other half is in the wash cannot sleep before it has heard what happened; told whole it keeps it awake, told by halves even more, and two nods are enough for the sock and for whoever is inside it.',
  titles: ['One Sock Awake', 'What the Sock Had to Hear', 'Once More, and Shorter', '{H} Tells It to a Sock', 'Only Two Nods Long'],
  company: ['table', 'sock', 'chair', 'bread board'],
  want: [
    {
      id: 'one-sock',
      A: 'partner',
      paragraphs: [
        '“This sock can’t sleep,” said {H}. It hung over a chair, and its other half was in the wash. {A} put it on one arm. It sat up and opened its mouth. “It wants to be told something,” said {A}.',
        '“The other one always does that,” said {H}, who was sorry for this one. “I’ll tell it the one where {event.one}.” “Is that a quiet one?” asked {A}. “Not very,” said {H}. “Because then {event.two}.”'
      ]
    },
    {
      id: 'drink',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It wants a drink of water first,” said {A}. “It’s only putting it off,” said {H}. “Tomorrow it’s in the wash. It’ll have more water than it can drink.”',
        'The sock shut its mouth, and thought of the wash. It thought of the part where everything was turned round and round. “It says it isn’t thirsty any more,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Is there {seen.a} in it?” asked {A}, for the sock. There was. For {seen} {H} took {seen.stand}. The sock bent right down and looked for {seen.part}.',
        '“Further round,” said {H}. It looked further round, and stayed there for some time. “It says you can tell at once what it is,” said {A}.'
      ]
    },
    {
      id: 'told-whole',
      A: 'partner',
      paragraphs: [
        'So {H} told it whole, with everything shown. {event.one}. {H} did all the faces. Then {event.two}. For that {H} came in from the hall with both arms up. The bread board was the noise.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Did it hear about {beside}?” asked {A}. That had gone by too fast. So {H} did that part slowly, with {beside.stand}. “{beside},” said {H}, and waited for it to sink in.',
        'It did not sink in. The sock looked, and looked again, and went round to the back. It was in no hurry to be anywhere else.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“And this bit is only for those who are wide awake,” said {H}. The sock was. “{event.three}.” {H} did it with a tea towel and a run-up. The sock leaned so far forward that {A} had to come along.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“The last bit hardly anybody gets to hear,” said {H}, “because they’re gone by then. {event.four}.” The sock had heard every word of it, and looked as if there might be more.'
      ]
    },
    {
      id: 'wide-awake',
      A: 'partner',
      paragraphs: [
        '“Now go to sleep,” said {H}. But the sock sat up straighter. “It says, again,” said {A}. “Who can sleep when there’s a bread board coming?”'
      ]
    },
    {
      id: 'eyebrows',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First of all the faces had to go. {H} looked at the fridge and told it to the fridge, with no face at all. But the sock stayed up. “It can see your eyebrows,” said {A}. “They’re telling it all by themselves.”',
        '{H} held them down with one finger each. You could see that they still wanted to.'
      ]
    },
    {
      id: 'shopping',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Tell it as if it were the shopping,” said {A}. {H} held up the bread board and read it out. “First, {event.one}. Next, {event.two}. And a pound of onions.”',
        'Until the onions it had gone quite well. Then the sock shot up. Nobody had told it that there were onions in it.'
      ]
    },
    {
      id: 'hum',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I could hum it,” said {A}, and did, up for the first half and down for the second. The sock hummed along. It had the tune from the first note, and nobody asked how.',
        '“Now it’s singing,” said {H}. “It’ll want a second verse.” And it did.'
      ]
    },
    {
      id: 'heel',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was a thin place at the heel. “That’ll be its ear,” said {H}, and told it again through there, very close. “Are you listening? {event.one}.” The sock wriggled and bent in two.',
        '“It says you’re tickling,” said {A}, who could hardly sit still. {H} moved back a bit and blew on it, to make up for it. That was worse.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Mine can’t sleep either,” said {S}, and held up a foot. “Which one is it?” asked {A}. “Both,” said {S}. “They keep each other up.” So {A} told it to the two of them as well, as low as possible.',
        'They lay quite still, side by side. Then the left one kicked the right one, and {A} had to begin again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a glove like that,” said {S}. “I told it something every night. In the end it knew things that nobody else knows.” “And where is it now?” asked {A}.',
        '“I left it on the bus,” said {S}. “The left one. I’ve gone everywhere on foot since then.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been there from the start, and looked as if it were about somebody else. “There,” said {H} to the sock. “{A} doesn’t ask what comes next.”',
        'The sock looked at {A}, and {A} looked at the sock. Neither wanted to be the first to blink. The sock did not have to try so hard.'
      ]
    },
    {
      id: 'why',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“It’s asking why,” said {A}. “Why what?” “Why {event.two}.” The sock had an idea of its own about that, and whispered it into {A}’s ear. “It thinks it must be because {event.one}.”',
        '“It’s clever for a sock,” said {H}. “At this time of night that’s a pity.”'
      ]
    },
    {
      id: 'seen-fact',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“There’s one thing about {seen} that it knew already,” said {A}. “{seen.fact}.” “Who says so?” asked {H}. “The other sock,” said {A}. “They talk in the drawer.” {H} had always thought that there was something going on in there.'
      ]
    },
    {
      id: 'by-halves',
      A: 'partner',
      paragraphs: [
        'Then {H} put the bread board away, and told just the first half. The sock sank, waited, and came up again. “And?” said {A}. So {H} told just the second half. “It’s asking what came before,” said {A}.',
        '“If one half’s missing,” said {H}, “the other can’t sleep.” The sock could have told them that.'
      ]
    }
  ],
  turn: [
    {
      id: 'smaller',
      A: 'partner',
      paragraphs: [
        '“It has to be both,” said {H}, “only smaller.” {H} told both in one breath, and the sock sank a bit. It knew them by heart now. So {H} just said, “That,” and, after a while, “And then that.” It sank to the table.'
      ]
    },
    {
      id: 'yawn',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Somebody yawned. “That was the sock,” said {A}. {H} looked. The sock’s mouth was shut. {H} looked at {A}, whose mouth was shut as well, but only just. “It does it inwards,” said {A}.'
      ]
    },
    {
      id: 'eggs',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“The first one took as long as a hard-boiled egg,” said {A}. “The next took as long as a soft one.” “And this one?” asked {H}. {A} worked it out. “You couldn’t boil anything in that,” said {A}. “You couldn’t even find the pan.” {H} was pleased. They were getting somewhere.'
      ]
    },
    {
      id: 'nods',
      A: 'partner',
      paragraphs: [
        'The last time {H} only nodded. That was how {event.one}. The sock nodded, too. {H} nodded once more, and that was how {event.two}. The sock nodded, and did not come up again.'
      ]
    },
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        '“It’s off,” whispered {H}. “You can come out now.” Nobody came out. {A} had nodded as well, both times, and lay beside the sock. “I’m not asleep,” said {A}. “I’m only next to it.” “That’s right,” said {H}. “It’s used to two.”'
      ]
    },
    {
      id: 'how-much',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“How much of it did you hear?” asked {H}. “All of it,” said {A}. “Up to the first nod.” “And what comes after that?” {A} had to look for it, with one eye open. “{event.two}?” “Yes,” said {H}. “You must have got it from the sock.”'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '{H} eased the sock off {A}’s arm, and it noticed nothing. “Tomorrow it can tell the other one,” said {H}. “With everything shown?” asked {A}. “They’ve got all day for it in the drawer,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the sock, and the sock looked back.',
      '{names} settled down to hear it as well.',
      { text: '{names} looked for the other sock, in case it was done already.', needs: ['hands'] },
      { text: '{names} took the plates off the table to make room.', needs: ['hands'] }
    ],
    way: [
      '{names} kept well away from the bread board.',
      '{names} heard it all from the doorway, and stayed as wide awake as the sock.',
      { text: '{names} held on to the lamp until it was over.', needs: ['hands'] },
      { text: '{names} made a small chair for the sock out of a saucer and a box.', needs: ['hands'] }
    ],
    turn: [
      '{names} made no noise at all, on account of the sock.',
      '{names} went by without looking, so as not to be asked for another one.',
      { text: '{names} shut the door without a click.', needs: ['hands'] },
      { text: '{names} folded a tea towel into a very narrow blanket.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bread board stood in its place again. {H} laid the sock in a shoe, where it knew its way about. Two fingers were enough to close its mouth.',
    'They washed, and {H} lay down. “That,” said {H} to the ceiling. For a while that was all. “And then that.”'
  ],
  last: [
    'The sock lay in its shoe with its mouth shut, and {H} was asleep.',
    'One nod was for the beginning and one for the end, and {H} was asleep.'
  ]
})
