import { wishPlot } from '../wish-plot.ts'

export const secretCard = wishPlot({
  id: 'wish-secret-card',
  wishes: ['secret card', 'secret cards', 'made card secret', 'making card secret', 'made a secret present', 'making a secret present', 'made secret gift', 'making secret gift', 'made present secret', 'made a present keep secret', 'made present hide', 'made present hidden', 'made present hiding', 'made card hide', 'made card hid', 'made card hidden', 'made card hiding', 'made card can’t tell', 'made present can’t tell', 'made card mustn’t', 'made present mustn’t', 'made present not tell', 'made card not tell', 'made a surprise card', 'made surprise present', 'making a surprise card', 'making surprise present', 'made surprise school', 'made surprise nursery', 'mother’s day card secret', 'father’s day card secret', 'mothers day card secret', 'fathers day card secret', 'mother’s day present secret', 'father’s day present secret', 'birthday card secret', 'keep card secret', 'keeping card secret', 'homemade present secret', 'card under bed secret', 'craft present surprise', 'painted surprise tell', 'made surprise mum', 'made surprise dad', 'made surprise mummy', 'made surprise daddy', 'painted surprise', 'homemade gift hidden', 'homemade present hidden', 'homemade gift hiding', 'hiding card made', 'hid card made', 'hiding present made', 'nearly told present made', 'almost told present made', 'nearly told card', 'almost told card', 'nearly gave away present', 'card hidden under bed', 'can’t wait give card', 'must not tell made', 'hiding mother’s day', 'hiding father’s day', 'glitter got everywhere'],
  answers: ['made', 'makes', 'making', 'make', 'a', 'the', 'for', 'her', 'his', 'my', 'has', 'have', 'had', 'to', 'keep', 'keeps', 'keeping', 'kept', 'it', 'secret', 'surprise', 'card', 'cards', 'present', 'presents', 'gift', 'gifts', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'mother', 'dad', 'daddy', 'papa', 'father', 'mum’s', 'mummy’s', 'mom’s', 'dad’s', 'daddy’s', 'mother’s', 'father’s', 'mothers', 'fathers', 'birthday', 'day', 'sunday', 'saturday', 'tomorrow', 'until', 'till', 'week', 'today', 'school', 'nursery', 'kindergarten', 'preschool', 'hide', 'hides', 'hid', 'hiding', 'hidden', 'under', 'bed', 'pillow', 'drawer', 'wardrobe', 'tell', 'telling', 'can’t', 'mustn’t', 'hard', 'excited', 'bursting', 'glitter', 'heart', 'painted', 'drew', 'drawing', 'clay', 'not', 'don’t', 'doesn’t', 'know', 'knows', 'allowed', 'nearly', 'almost', 'she', 'he', 'herself', 'himself', 'own', 'homemade', 'handmade', 'parent', 'parents', 'anniversary', 'wrapped', 'craft', 'give', 'gives', 'bag'],
  except: ['valentine', 'valentine’s', 'santa', 'christmas', 'agent', 'agents', 'spy', 'spies', 'bad', 'nasty', 'scared', 'afraid', 'touch', 'touched', 'body', 'pictures', 'photos', 'uncle', 'coach', 'babysitter', 'stranger', 'grown-up', 'man', 'sad', 'worry', 'worried', 'lie', 'lied', 'lies', 'hurt', 'died', 'dead', 'heaven', 'ill', 'hospital', 'prison', 'away', 'divorce', 'police', 'war', 'sorry', 'friend’s', 'passage', 'door', 'code', 'party', 'credit', 'bank', 'playing', 'trick', 'library', 'dog', 'cat', 'dragon', 'teacher', 'grandma', 'grandpa', 'grandad', 'granny', 'nana', 'friend', 'sister', 'brother'],
  namesFamily: true,
  moods: ['proud', 'learning'],
  company: ['card', 'glitter', 'cloth', 'drawer', 'pillow'],
  about: 'The hero has made a card that has to be secret till Sunday, but its glitter tells, on the nose, on the butter, until everybody wears some and nobody can say where it began.',
  titles: ['Until Sunday', 'One Dot on the Nose', 'Glitter Tells', 'It Could Be Anybody', '{H} Shines a Little'],
  want: [
    {
      id: 'under-the-pillow',
      A: 'partner',
      paragraphs: [
        '{H} had made a card, and it had to be kept secret until Sunday. There was a sun on it, of paste and gold glitter, with eleven rays. Only {A} knew. The one it was for was never very far away. So {H} pushed the secret card into a pillowcase, and came out whistling.',
        '“That’s good,” whispered {A}. “Nobody would think a thing. Only you shine.” {H} had a dot of gold on the nose.'
      ]
    }
  ],
  way: [
    {
      id: 'with-the-cloth',
      A: 'partner',
      paragraphs: [
        '{A} wiped the dot off with a cloth. Now it was on the cloth, and on {A}’s thumb. {H} wiped the thumb. After that there was some on the tap, and one speck in the butter. “Stop!” said {A}. “It’s having children. There goes the secret.”',
        'There it lay, all along the way {H} had come. It was on the handle and the mat. It led straight to the card, like crumbs to a biscuit.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Inside the card {H} had written nearly all of it. It said “To”, and then the best name in the house, and after that it said “from me”. There was a kiss at the bottom, which had come out like a windmill.',
        '“How will they know who me is?” asked {A}. {H} had thought about that. You could tell from the windmill. There was only one person who made them turn to the left.'
      ]
    },
    {
      id: 'talking-of-sundays',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was Thursday. That meant three times to bed, and then you could say it. “I’ve nearly said it twice,” said {H}. “Once I had it right behind my teeth.” “What did you do with it?” asked {A}. “I changed it into salt. I said: may I have the salt?”',
        'It had been at breakfast. They had all watched while {H} salted the porridge. “It wasn’t so bad,” said {H}, “round the edge.”'
      ]
    },
    {
      id: 'where-else',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They thought of other places for the card. The oven was out, and so was the bread bin. In the big atlas it would be flat, but then somebody might want Peru. “Nobody’s wanted Peru all year,” said {A}. “That’s just when they do,” said {H}.',
        '{A} knew a spot on top of the wardrobe, where there was a hat from a wedding. “It’s got dust on it like a jumper,” said {A}. But {H} could not get up there to say good night to it.'
      ]
    },
    {
      id: 'the-whistle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You mustn’t whistle,” said {A}. “You never whistle. It sounds as if you’ve got a secret.” {H} stopped, and hummed. “Nor hum.” {H} looked at the ceiling, with both hands behind. “That’s much the worst.”',
        'So {A} showed how somebody looks who has nothing to hide. {A} leaned on the wall, and missed it a little. “You look as if you’ve made a card as well,” said {H}.'
      ]
    },
    {
      id: 'the-rays',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The sun had been going to have twelve rays. But the twelfth had slipped while it was wet, and lay across the corner. “What shall I say it is?” asked {H}. {A} thought it could be a banana, or a boat. “It’s one that’s gone on ahead,” said {H}.',
        'Then it was right like that. One ray has to come in at the window first, and wake people up. The other eleven follow at breakfast.'
      ]
    },
    {
      id: 'other-finds-a-speck',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had found a golden speck in the sugar, and was holding it out on one fingertip. “It’s come from outside,” said {H} quickly. “Oh,” said {A}. They both looked out. There was a lamp post out there, a wet bin and a bus.',
        '“From the bus,” said {H}. {A} nodded slowly, and said that they were doing a lot for people, on the buses. {H} had to go and stand in the hall for a bit.'
      ]
    },
    {
      id: 'how-many-specks',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} tried to sweep the specks together, with a feather. They did not sweep. They jumped to one side, and lay flat, and winked. “Blow,” said {A}. That was a mistake. For a moment the air was quite full of it.',
        'It came down as slowly as it could. They stood still, with their shoulders up. “Is there any on me?” asked {A}. “Only where you stick out,” said {H}.'
      ]
    },
    {
      id: 'wet-paste',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A smell of paste was in the room as well. It came from under the pillow, and was sour and a bit like rice. “They’ll smell it,” said {H}. {A} put an onion on the sill, to be on the safe side.',
        'Now it smelled of paste with onion. {A} tried an orange, and a shoe. After the shoe nobody would have thought of a card. “That’s enough,” said {H}. “It has to last till Sunday.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had been there when the card was made, and had sat very near the glitter. Nobody had asked {A} to keep it secret. {H} did that now, with both hands round {A}’s face. “You’ve seen nothing,” said {H}.',
        '{A} looked back. All over {A}’s front it sparkled, right down to the toes. But {A} would not have said a word, not for anything on a plate.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I once sewed a purse in secret,” said {S}, “for a birthday. I sewed it sitting on it, whenever anyone came.” “And did it stay secret?” asked {A}. “Until I stood up. I’d sewn it to my trousers.”',
        '{S} had gone about like that for an hour, with a purse behind. Everyone saw it, and all of them said it was going to rain. “They were good people,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to have a secret too. “You can have half of mine,” said {A}, and whispered the half without the sun. {S} held it in with both hands over the mouth. It lasted as far as the door.',
        'There {S} turned round and said it to the coats. The coats took it well. Not one of them moved. “They’ve got pockets,” said {S}. “That’s how they do it.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} could say five words, and “card” was none of them. So {A} could be told. {H} knelt down and said all of it into a small ear, with every ray. {A} kept quite still, because it tickled.',
        'Afterwards {A} said “Ba,” loudly, to everyone in the room, and once more to the lamp. {H} turned pale. But nobody knew what it meant. It might have been the moon.'
      ]
    },
    {
      id: 'steps',
      A: 'partner',
      paragraphs: [
        '{H} scrubbed at the mat until both cheeks were gold. “Each time I rub, there’s more of it,” said {H}. “They’ll know at once that it was me.” “They’ll know because nobody else shines,” said {A}.',
        '{A} looked at the golden thumb, and turned it in the lamplight. “Here’s one more who shines,” said {A}. {H} looked at it as well, and let the cloth fall. There was still half a tube of glitter in the drawer.'
      ]
    }
  ],
  turn: [
    {
      id: 'everybody-shines',
      A: 'partner',
      paragraphs: [
        '{H} put some in one palm, and went from one to the next. “May I?” asked {H}, and pressed on a dot. {A} had it on the forehead. The teapot got it on the handle, and the clock on its twelve. The one that the card was for was busy, and got two.',
        '“What’s this for?” asked the one with two. “It’s Thursday,” said {H}. Now everyone shone, and the trail went everywhere. It led to the pillow, the clock and the boots. You couldn’t have said where it began.'
      ]
    },
    {
      id: 'the-neighbour',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Mr Bloom from next door came to borrow an egg, and stood looking. “Is there something on?” asked Mr Bloom. “No,” said {A}, and shone. Mr Bloom did not like to be the only one. {H} gave him a dot on the chin.',
        'Mr Bloom went home with it, carefully, as if it might run down. Soon a laugh came through the wall, and that was Mrs Bloom. “Now it’s in next door as well,” said {A}. It was a long way from the pillow.'
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'same',
      spare: 14,
      paragraphs: [
        'In the mirror in the hall they looked at themselves, {H} and {A}. When you moved, it ran across you like light on a pond. “You could tell us anywhere,” said {H}. “Not one from the other,” said {A}. “That’s the thing.”',
        'They tried with the lamp off. There was some light from the street, and it found every speck. “Shut your eyes,” said {H}. When {A} did that, there was a bit less.'
      ]
    },
    {
      id: 'lifted-one-corner',
      A: 'partner',
      paragraphs: [
        '{H} went to see to the card once more. It lay in its pillowcase, with the sun upwards. The edge was dry now. {H} lifted one corner, and a ray came out.',
        '“Are you telling anybody?” asked {A}, from the door. “I’ve told the pillow,” said {H}, “and the pillow was in on it already.” Each looked at the other’s dot, and they kept their mouths shut. It was only Thursday.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went by, and saw nothing at all.',
      '{names} sniffed, for there was paste in the air.',
      { text: '{names} asked {H} where the good scissors had got to.', needs: ['hands'] },
      { text: '{names} held the door for {H}, who came out with both hands behind.', needs: ['hands'] }
    ],
    way: [
      '{names} walked over the mat, and took some along.',
      '{names} sneezed, and a speck moved house.',
      { text: '{names} scraped the twinkle off the butter.', needs: ['hands'] },
      { text: '{names} turned on the light, and looked at one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still for the dot, with both eyes shut.',
      '{names} shone, and thought nothing of it.',
      { text: '{names} passed the glitter on, a pinch each.', needs: ['hands'] },
      { text: '{names} felt for the dot, and then had it on two fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cloth was hung up, and it glittered worse than ever. Nobody could tell any more who had used it.',
    '{H} washed the cheeks but not the nose. Then {H} lay down on the other pillow, beside the one with the sun in.'
  ],
  last: [
    'The secret lay flat in the dark, and {H} lay beside it, asleep.',
    'One small gold dot went up and down, for {H} was asleep.'
  ]
})
