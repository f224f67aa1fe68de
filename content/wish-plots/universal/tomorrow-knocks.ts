import { wishPlot } from '../wish-plot.ts'

export const tomorrowKnocks = wishPlot({
  id: 'wish-any-tomorrow',
  tellsAny: 'tomorrow',
  partnerPlays: true,
  about: 'The day that is coming knocks too early with it in a bag, has never been before, and is shown how a day goes.',
  titles: ['A Knock on the Inside', 'The Day That Came Too Early', '{H} Shows Somebody Round', 'Breakfast Is at the Top', 'Where Days Wait'],
  company: ['bag', 'breakfast', 'mat'],
  want: [
    {
      id: 'knock',
      A: 'partner',
      paragraphs: [
        'There was a knock at the kitchen door, on the inside. It was {A}, in a coat, with a big bag. “Good evening,” said {A}. “I’m {tomorrow.day}. I’ve come with {tomorrow}.”',
        '“You’re too early!” said {H}, and shut the door. But in that bag was {tomorrow.bit}. {H} wanted very much to know what that was like.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-bag',
      A: 'partner',
      paragraphs: [
        'It knocked again. {H} opened the door as wide as a nose. “What’s in there?” asked {H}. “A day,” said {A}. “Breakfast is at the top.” “I only want to see {tomorrow.bit},” said {H}. {A} put one arm into the bag and felt about.',
        '“I can’t find it,” said {A}. “I don’t know what it feels like. I’ve never been before.” “Never?” said {H}. “No day’s ever been before,” said {A}. “We only get one go.” The bag was shaking a little.'
      ]
    },
    {
      id: 'is-it-this',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} felt about once more, and came up with {coming.stand}. “Is this {coming}?” asked {A}. {H} had to laugh. “Not very,” said {H}. “Where’s {coming.part}?” {A} felt about in the bag for that as well, right down in the corners.',
        '“Keep that for now,” said {H}. “It only has to know where it belongs.” So they put it back into the bag, a little above lunch.'
      ]
    },
    {
      id: 'what-does-it-do',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What does {coming} do, when it’s time for that?” asked {A}. {H} showed it. {H} {coming.move}. “And the day? What do I do then?” “You only have to be light,” said {H}, “so that we can see it.”',
        '{A} tried being light, and {H} {coming.move} once more in the middle of it. It went very well together. “I’ll remember that,” said {A}. “Light, and out of the way.”'
      ]
    },
    {
      id: 'weight',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '{H} lifted the bag by one handle. It was not as heavy as it looked. “Is it a big day?” asked {H}. “It’s the same as all the others,” said {A}. “Twenty-four hours. They’re very strict about that.”',
        '“Some days are longer,” said {H}. “Those are the ones that people look at the whole time,” said {A}. “It makes them stretch.”'
      ]
    },
    {
      id: 'what-it-wears',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Is that what you’re coming in?” asked {H}. {A} looked down at the coat. “Is it wrong? Nobody tells you about the weather.” {H} got a hat, and a scarf, and something for the sun.',
        '{A} put on all three. Now {tomorrow.day} was ready for anything, and could hardly see out. “You look nice,” said {H}. It was the first kind thing that {H} had said to it.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Where do you all wait?” asked {H}. “In a row,” said {A}, “one behind the other. I’ve had the same back in front of me for as long as I can think. There’s a button missing on it.” “And who’s behind you?” {A} had never turned round. It was not done.',
        '“But that one’s got a cold,” said {A}. “I can feel it on my neck.” {H} fetched a clean handkerchief, and laid it in the bag, to be passed back.'
      ]
    },
    {
      id: 'too-quick',
      A: 'partner',
      paragraphs: [
        '“Then just come in,” said {H}, “and get it over with!” {H} pulled the door open and shut both eyes. {A} ran in with breakfast and {tomorrow.bit} and goodnight, all at once. At the mat {A} tripped, and there lay the whole day in a heap.',
        '“That isn’t how it goes, is it?” asked {A} from the floor. “No,” said {H}. “You have to come one thing after the other.” “In what order?” asked {A} in a small voice.'
      ]
    },
    {
      id: 'breakfast-first',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'They began with breakfast, since that was at the top. {A} poured the milk, very carefully, and there was no bowl. It was good that it was only pretend milk. “First the bowl,” said {H}. {A} put one on the table, with its opening down, like a hat.',
        '{H} turned it over. “Now the milk.” “And who goes in?” asked {A}. “Nobody goes in! You eat it.” {A} repeated it, so as to remember. Bowl, milk, nobody in it. A day has to know such things by heart.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came to find out about the bag. {A} looked into it for some time, as if there might be something in it for {A}. “There is,” said {H}. “Breakfast is in there, and a bit of everything that falls down.”',
        '{A} was ready for it at once. {A} asked about nothing else. That was one way to look at a day, {H} thought.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“How many of them have you had?” asked {A}. {S} counted for a while. “More than twenty thousand,” said {S}. “And did they all come?” “Every one. Some of them had holes in their socks, but they came.”',
        '{S} put something in the bag, right down at the side. It was a cough sweet, still in its paper. “I always put in a little something,” said {S}. “Then I know that there’s one good thing in there.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Can I see?” asked {S}, and looked into the bag. “It’s dark in there.” “It’s not light yet,” said {A}. “It’s still tonight.” {S} thought that was a good reason.',
        'Then {S} called down into it. “Hello!” It did not answer. “It’s shy,” said {S}. So {S} left a very small car in there, for it to play with.'
      ]
    },
    {
      id: 'yesterday',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Do you know yesterday?” asked {H}. “We don’t meet,” said {A}. “When I come in, that one’s already gone. But they say it was quite good.”',
        '“It was all right,” said {H}. “There was a beetle on the sill, and we had beans.” {A} listened with an open mouth. “Beans,” said {A}. “I hope there’s something like that in mine.”'
      ]
    },
    {
      id: 'a-present-for-it',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Do you bring a noise with you?” asked {H}. “Most days sound of something.” {A} had not known that. They listened to what today had sounded of. There had been the bin lorry, and a spoon, and a song that went wrong in the middle. It was hard to hear any more, because today was nearly over.',
        '“I could be a day that hums,” said {A}, and hummed a little, to try it. It was rather low. “You can’t settle it before,” said {H}. “You have to wait for what you’re good at.” {A} went on humming for a bit, only in case.'
      ]
    },
    {
      id: 'list',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What if I forget something?” asked {A}. “Lunch, for instance?” “We’d remind you,” said {H}. “We’d be hungry.” “And if I forget the evening?”',
        '{H} had to think about that one. “We’d be tired,” said {H}. “You’d notice it by our faces.” {A} wanted to see the face. {H} showed it, and had to yawn in the middle. “I’ll know that one,” said {A}.'
      ]
    },
    {
      id: 'tiptoe',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They practised coming in. “Not with the light on,” said {H}. “You come in very slowly. First only a little bit, at the edge of the curtain.” {A} did it behind the real curtain, with one finger, and then with two.',
        '“Now the birds,” said {H}. {A} did one bird, and then a second one that answered. It was so like a morning that {H} stretched.'
      ]
    },
    {
      id: 'through-the-night',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{A} looked out of the window. “Do I have to come through that?” asked {A}. “It’s got no light on.” “It’s only the night,” said {H}. “Everybody goes through it. You do it lying down.”',
        '{A} lay down on the floor, with the bag on top, and pushed along with both heels. It went slowly. “You’re doing too much,” said {H}. “You shut your eyes at one end, and you open them at the other.” {A} shut them, and was so good at it that {H} had to say, “You’re there.”'
      ]
    },
    {
      id: 'biscuit-crumbs',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} wanted to know if it hurt to be over. “I don’t think so,” said {H}. “You get quite long and orange at the end, and everybody comes in.” “And then?” “Then we talk about you in bed.”',
        '“What do you say?” asked {A}. “The best bit,” said {H}. “And the silliest.” {A} held the bag a bit tighter. “I’d like to have a silliest,” said {A}.'
      ]
    },
    {
      id: 'its-number',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How will I know when it’s my turn?” asked {A}. {H} led {tomorrow.day} to the calendar on the wall. There were the days, one beside the other, in rows. “That’s you,” said {H}, and laid one finger on a white square. {A} came close up to it. “It’s not very big,” said {A}.',
        '“It’s only like that on the outside,” said {H}. “Inside there’s room for lunch.” Beside it were the next ones, and they had nothing in them either. {A} gave a nod to each of them, as you do in a waiting room.'
      ]
    }
  ],
  turn: [
    {
      id: 'shown-round',
      A: 'partner',
      paragraphs: [
        '{H} held out a hand and pulled {tomorrow.day} up. “I’ll show you round,” said {H}. “I’ve had lots of days. Here’s the window, you come in there. Here’s the table, that’s breakfast. Here are my shoes. And then it’s time for {tomorrow}.”',
        '“{tomorrow.ask}” asked {A}. {H} had wondered about just that. “Then we stop for a moment,” said {H}, “and you hold my hand. We do that bit slowly. And after it {tomorrow.next}.” “Is there always lunch?” “Always,” said {H}.'
      ]
    },
    {
      id: 'waits',
      A: 'partner',
      paragraphs: [
        '“But you can’t come in yet,” said {H}. “First there’s a night. Your bag can wait on the mat.” Before it was shut, {H} laid a raisin in it, right beside {tomorrow.bit}. Now there was one thing in there that {H} knew.',
        'Then the coat came off, and it was only {A} again. “You were very good,” said {H}. “Only a bit early.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} backed under the table, because that was nobody’s usual knock.',
      '{names} growled at the gap under the door, but politely.',
      { text: '{names} buttoned up a cardigan, in case the new day was chilly.', needs: ['hands'] },
      { text: '{names} moved the calendar along, and then back.', needs: ['hands'] }
    ],
    way: [
      '{names} poked about in the bag, and only found breakfast.',
      '{names} squeezed into the gap as well, lower down.',
      { text: '{names} dropped in a dry sock, in case the day had puddles.', needs: ['hands'] },
      { text: '{names} steadied the bag, because it had never been anywhere.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along on the tour, from window to table to shoes.',
      '{names} leaned against the bag, and it stopped shaking.',
      { text: '{names} took the other hand, for the slow bit.', needs: ['hands'] },
      { text: '{names} showed it the hook where the towels hang.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the bag down on the mat by the door, and hung the coat over it. It did not shake any more.',
    'When {H} was washed and lay down, {H} listened once towards the door. On the mat a day was waiting, quite quietly, under a coat.'
  ],
  last: [
    'The day waited on the mat, for first there was a night, in which {H} slept.',
    'Breakfast lay at the top, and further down a raisin. {H} was asleep.'
  ]
})
