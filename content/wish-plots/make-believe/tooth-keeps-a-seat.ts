import { wishPlot } from '../wish-plot.ts'

export const toothKeepsASeat = wishPlot({
  id: 'wish-tooth-keeps-a-seat',
  wishes: ['tooth doesn’t want to come out', 'tooth doesnt want to come out', 'tooth does not want to come out', 'tooth didn’t want to come out', 'tooth didnt want to come out', 'tooth not want to come out', 'tooth who wants to stay', 'tooth wants to stay in', 'tooth that refuses to come out', 'tooth refuses to fall out', 'tooth refused to come out', 'stubborn tooth', 'stubborn wobbly tooth', 'stubborn loose tooth', 'stubborn teeth', 'tooth doesn’t want to leave', 'tooth doesnt want to leave', 'tooth didn’t want to leave', 'tooth afraid to come out', 'tooth shy come out', 'tooth that hangs on', 'tooth hangs on and on', 'tooth keeps a seat', 'tooth that talks', 'talking tooth', 'tooth says no', 'tooth will not let go', 'tooth won’t let go', 'tooth wont let go', 'tooth likes it in my mouth', 'milk tooth wants to stay', 'milk tooth doesn’t want', 'baby tooth doesn’t want', 'baby tooth doesnt want', 'baby tooth refuses', 'stubborn baby tooth'],
  answers: ['wobbly', 'wobble', 'wobbles', 'wobbling', 'loose', 'milk', 'tooth', 'teeth', 'front', 'bottom', 'top', 'mouth', 'gum', 'tongue', 'apple', 'bite', 'bites', 'stubborn', 'refuses', 'refused', 'doesn’t', 'doesnt', 'didn’t', 'didnt', 'not', 'never', 'still', 'want', 'come', 'out', 'fall', 'leave', 'let', 'go', 'stay', 'stays', 'hang', 'hangs', 'on', 'talk', 'talks', 'talking', 'no', 'afraid', 'scared', 'shy', 'weeks', 'ages', 'forever', 'long', 'time', 'first', 'my', 'his', 'her', 'our', 'keeps', 'seat', 'root', 'porridge', 'mirror', 'thread', 'wiggly', 'wiggles', 'wiggle', 'wiggling', 'jiggly', 'very', 'really', 'too', 'little', 'big', 'small', 'funny', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'night', 'morning', 'today', 'home', 'house', 'kitchen', 'rain', 'sun', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'friend', 'children', 'came', 'goes', 'wants', 'won’t', 'wont', 'ready', 'wobbled', 'weeks’', 'boy', 'girl', 'son', 'daughter', 'five', 'six', 'seven'],
  except: ['dentist', 'pulled', 'pull', 'hospital', 'blood', 'bleeding', 'hurts', 'hurt', 'pain', 'ache', 'swallowed', 'lost', 'knocked', 'hit', 'brush', 'brushing', 'toothbrush', 'fairy', 'mouse', 'vampire', 'dinosaur', 'shark', 'crocodile', 'unicorn', 'comb', 'saw', 'braces', 'wisdom', 'monster', 'died', 'rotten', 'decay', 'tiger'],
  moods: ['change', 'waiting', 'first', 'losing'],
  company: ['tooth', 'apple', 'tongue', 'mouth', 'mirror', 'spoon', 'porridge', 'lamp', 'seat', 'edge', 'root', 'lip', 'nose', 'neighbours', 'box'],
  isTale: true,
  about: 'A wobbly tooth does not want to come out, for it is keeping a seat for a bigger one that is late, until the hero and a mirror find a wavy white edge behind it.',
  titles: ['The Tooth Said No', 'A Seat Kept Free', '{H} and the Stubborn Tooth', 'The Big One Was Late', 'Only Ever from the Back'],
  want: [
    {
      id: 'no-said-the-tooth',
      A: 'partner',
      paragraphs: [
        '{H} had a wobbly tooth, and the tooth did not want to come out. {H} pushed it with {H}’s tongue, and it lay down like a cat flap. {H} let go, and it stood up again. “No,” said the tooth.',
        '{A} bent down and looked in. “Was that you?” asked {A}. {H} pointed into an open mouth. “I’m staying,” said the tooth. On the table lay a red apple. {H} wanted to bite into the apple, and you cannot, with a tooth that lies down.'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-it-wants',
      A: 'same',
      paragraphs: [
        '“There’s a lot to see out here,” said {H}. {A} held up a hand mirror, and the tooth saw the lamp, and the fridge, and {A}’s nose. “I know all that,” it said. “You never shut your mouth.” {A} showed it a box with cotton wool in. “I’ve got a tongue,” said the tooth. “It’s warmer, and it comes by itself.”'
      ]
    },
    {
      id: 'windy-words',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Sausages,” said {H}, and the tooth swung in and out three times. “That’s a windy word,” said the tooth. “Have you got one with an M?” With “marmalade” the tooth had peace as far as the L.',
        '{A} looked for words without a draught. There was “mop”, and there was “mammoth”, if you stopped in time. “Say only those,” said the tooth, “and I’ll never trouble you.” {H} asked for a mop. What {H} had wanted was a sandwich.'
      ]
    },
    {
      id: 'since-the-banana',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How long have you been in there?” {A} asked the tooth. “Since the mashed banana,” said the tooth. “I was the very first. There was nobody to talk to but the gums.” After the banana had come a rusk, and the rusk had lasted all winter.',
        'The tooth had been at every meal since then. It knew the soup of last Tuesday, and it had met the button of a blue cardigan. “We never found that button,” said {A}. “You wouldn’t have wanted it afterwards,” said the tooth.'
      ]
    },
    {
      id: 'all-in-their-seats',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} felt along {A}’s own teeth with one finger, from the left to the right. Not one of them wobbled. {A} was a little sorry, and went round again at the back. Those stood like a wall.',
        '“They won’t come out either,” said {A}. The wobbly tooth looked across at them with respect. “They’ve all got their seats,” it said. “Look how they hold on to the armrests.” {A} shut the mouth again, so as not to disturb anybody.'
      ]
    },
    {
      id: 'pet-looks-in',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had heard a small voice, and came quite close to find it. It was not in {H}’s sleeve, and not in {H}’s ear. {A} looked into {H}’s mouth. The tooth lay down flat behind {H}’s lip, and did not breathe.',
        'For some time each waited for the other. “Has it gone?” asked the tooth at last, and {A} looked into the ear once more. “Not yet,” said {H}. From then on the tooth only whispered, and {A} had a face that knew.'
      ]
    },
    {
      id: 'elder-glass-of-water',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Mine come out every night,” said {S}, “and they like it.” “Where do they go?” asked {A}. “Into a glass of water, by the window,” said {S}. “They see the moon in there. It’s twice as big.”',
        '{A} told the wobbly tooth about the glass. “All of them together?” it asked. “In one piece,” said {S}. The tooth thought that over. “Then nobody has to go first,” it said. “That’s a different thing altogether.”'
      ]
    },
    {
      id: 'child-wobbles-too',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had a wobbly tooth as well. At least {S} said so. {S} held on to it with two fingers, and wobbled, and what wobbled was {S}’s whole head. “It’s very loose,” said {S}, from side to side.',
        '“Does it say anything?” asked {A}. {S} listened with the fingers still in. “It says mmm,” said {S}. “And it wants an ice lolly.” {A}’s tooth was sure that it knew that tooth. “It’s always been like that,” it said.'
      ]
    },
    {
      id: 'legs',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“When it’s flat, I can see its foot,” said {A}, with one eye shut. {H} could not see it, but {H}’s tongue could. There was hardly any foot there. The tooth hung by one corner, like a towel on a hook.',
        '“You used to have a root,” said {A}. “It was as long as you are.” “I may have put it down somewhere,” said the tooth. “One doesn’t look down much.” That was not true. It had looked down twice while they talked.'
      ]
    },
    {
      id: 'keeping-a-seat',
      A: 'partner',
      paragraphs: [
        '{H} had porridge, on the other side. {A} saw how the tooth looked down past its own foot. “You’re not afraid,” said {A}. “You’re looking out for somebody.” For a whole spoonful the tooth said nothing. “I’m keeping a seat,” it said then. “That’s what milk teeth are for. If I get up, the neighbours lean in, and the big one can’t sit down.” “Where is the big one?” asked {H}. “Late,” said the tooth.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-wavy-edge',
      A: 'partner',
      paragraphs: [
        '{H} lay back under the lamp, mouth wide, and {A} turned the mirror a little. Close behind the wobbly tooth there was a hard white edge, no longer than a grain of rice. “Here’s your big one,” said {A}. “It’s standing right behind you.” The tooth lay down backwards to see. “You’ve got waves along the top,” it told the big one. “They all come like that,” said {A}. “Like the edge of a stamp.” “Well, then,” said the tooth. “It’s still warm.”'
      ]
    },
    {
      id: 'mind-the-soup',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A seat has to be handed over properly. “With soup, you wait,” the tooth told the big one. “The tongue goes first. It never learns.” A nut was to be left to the teeth at the back. Spinach would want to stay the night, and one must not let it.',
        '“What about toffee?” asked {H}. The tooth leaned over to the big one and whispered. It went on for some time, and once it laughed. “I didn’t hear that,” said {A}. “No,” said the tooth. “It’s for whoever’s got the seat.”'
      ]
    },
    {
      id: 'neighbours',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} wished to be told which neighbour was which. The one on the left leaned, said the tooth, most of all at night. The one on the right had a spot of jam and was proud of it. Overhead lived the upper teeth, who came down for every meal.',
        '“Without knocking?” asked {A}. “They do nothing but knock,” said the tooth. {A} tried it, with {A}’s own teeth above and {A}’s own teeth below. It was true. You heard the knocking in both ears.'
      ]
    },
    {
      id: 'wide-seat',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Will the big one fit?” asked {H}. {A} held up a finger to the seat, and then to one of {A}’s own front teeth. The big one would be wider, by about a lentil. “Then I’ll grow round it,” said {H}.',
        'The tooth was glad that this had come up. “I was told to keep one seat,” it said. “It was never said how wide.” It pushed against the left neighbour a last time, with its whole side. The left neighbour did not like that.'
      ]
    },
    {
      id: 'from-the-back',
      A: 'partner',
      paragraphs: [
        'Now {H} took the apple in both hands, and bit right through. There stood the tooth in the apple, quite upright. “Have you come out?” asked {A}. “I’ve got up,” said the tooth. “That’s not the same.” It looked slowly at the lamp, and at the mirror, and then for a long time at {H}. “So that’s you,” said the tooth. “I only ever knew you from the back.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the tooth too, from as near as it allowed.',
      '{names} told it to come out, quite kindly, and it lay down.',
      { text: '{names} polished the apple on one sleeve, so that it would be ready.', needs: ['hands'] }
    ],
    way: [
      '{names} said a windy word by mistake, and the tooth swung.',
      '{names} listened at {H}’s cheek, and heard the tooth stay.',
      { text: '{names} pulled the cotton wool in the box apart, to make it softer for a tooth.', needs: ['hands'] }
    ],
    turn: [
      '{names} wanted to see the white edge as well, and waited in line.',
      '{names} said good day to the big one, past the tooth.',
      { text: '{names} held the lamp a little lower over the tooth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The apple was eaten round and round, all but the piece with the tooth. That piece stayed on a saucer. The mirror went back to its nail.',
    '{H} brushed round the empty seat, and left it a little water. Then {H} lay down, and {H}’s tongue went to look whether the seat was still free. It was.'
  ],
  last: [
    'In the dark the neighbours leaned a little, and the big one sat firm. {H} was asleep.',
    'On its saucer the tooth watched {H} sleep, from the front.'
  ]
})
